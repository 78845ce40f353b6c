/** Maximum number of parallel prefetches (docs/specification.md §9). */
const maxParallel = 4;

export interface PrefetchRequest {
  url: string;
  /** Sources and sizes of a picture. The picture is also decoded, so that the picture appears without a delay when the page opens. */
  picture?: { srcSet: string; sizes: string };
}

/**
 * Loads the resources of the next page into the browser's cache. A resource whose request fails loads again when the next page opens.
 * @returns a function that stops the prefetch; pictures that are already loading continue
 */
export const prefetch = (requests: readonly PrefetchRequest[]): (() => void) => {
  const controller = new AbortController();
  const queue = [...requests];
  const fetchMedia = async ({ url, picture }: PrefetchRequest) => {
    if (picture) {
      const image = new Image();
      image.sizes = picture.sizes;
      image.srcset = picture.srcSet;
      image.src = url;
      await image.decode();
      return;
    }
    const response = await fetch(url, { signal: controller.signal, priority: 'low' });
    await response.arrayBuffer();
  };
  const runWorker = async () => {
    for (let nextRequest = queue.shift(); nextRequest && !controller.signal.aborted; nextRequest = queue.shift()) {
      // A failed request is ignored here. When the next page opens, that page reports a missing file.
      await fetchMedia(nextRequest).catch(() => undefined);
    }
  };
  for (let index = 0; index < maxParallel; index++) void runWorker();
  return () => controller.abort();
};
