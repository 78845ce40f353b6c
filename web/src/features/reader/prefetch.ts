/** Maximum number of concurrent requests. The whole site sends at most four (docs/specification.md §9). */
const maxParallel = 4;

export interface PrefetchRequest {
  url: string;
  /** Sources and sizes of a picture. The picture is also decoded, so it is visible immediately. */
  picture?: { srcSet: string; sizes: string };
}

/**
 * Loads the resources of the next page into the browser's cache. If this fails, the page loads them itself.
 * @returns a function that cancels pending requests
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
      // A missing file is ignored here. The page reports it when it is opened.
      await fetchMedia(nextRequest).catch(() => undefined);
    }
  };
  for (let index = 0; index < maxParallel; index++) void runWorker();
  return () => controller.abort();
};
