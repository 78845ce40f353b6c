const centredMapPattern = /^https:\/\/(?:www\.)?openstreetmap\.org\/#map=(\d+)\/(-?[\d.]+)\/(-?[\d.]+)/;

/** Adds a marker at the centre of an OpenStreetMap address of the form `/#map=zoom/latitude/longitude`. Returns every other address unchanged. */
export const addMapMarker = (url: string | undefined): string | undefined => {
  const [, zoom, latitude, longitude] = centredMapPattern.exec(url ?? '') ?? [];
  return zoom
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`
    : url;
};
