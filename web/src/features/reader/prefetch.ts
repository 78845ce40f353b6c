/** At most four requests at a time on the whole site (docs/specification.md §9). */
const parallel = 4;

export interface PrefetchRequest {
  url: string;
  /** A picture is decoded too, so that it is there at once. */
  picture?: { srcSet: string; sizes: string };
}

/** Brings what the next page needs into the browser's cache; `abort` ends what is on its way. Failures only mean that the page loads it itself. */
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
      // A missing file is the page's own affair once it is turned to.
      await fetchMedia(nextUrl).catch(() => undefined);
    }
  };
  for (let index = 0; index < parallel; index++) void work();
  return () => controller.abort();
};
