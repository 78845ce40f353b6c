const centred = /^https:\/\/(?:www\.)?openstreetmap\.org\/#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/;

/** The address of a map with its place marked: one of OpenStreetMap that only shows where its centre is gets a marker there. */
export const markedMap = (url: string | undefined): string | undefined => {
  const [, zoom, latitude, longitude] = centred.exec(url ?? '') ?? [];
  return zoom
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
    : url;
};
