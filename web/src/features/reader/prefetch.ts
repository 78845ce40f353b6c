/** At most four requests at a time on the whole site (docs/specification.md §9). */
const parallel = 4;

export interface PrefetchRequest {
  url: string;
  /** The picture is decoded as well, so that it shows at once. */
  picture?: { srcSet: string; sizes: string };
}

/** Loads the resources of the next page into the browser's cache; `abort` cancels pending requests. After a failure the page loads them itself. */
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
    const answer = await fetch(url, { signal: controller.signal, priority: 'low' });
    await answer.arrayBuffer();
  };
  const work = async () => {
    for (let nextUrl = queue.shift(); nextUrl && !controller.signal.aborted; nextUrl = queue.shift()) {
      // The page reports a missing file when it is opened.
      await fetchMedia(nextUrl).catch(() => undefined);
    }
  };
  for (let index = 0; index < parallel; index++) void work();
  return () => controller.abort();
};
