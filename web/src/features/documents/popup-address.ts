/** The address of a popup is the address of the list with the document's id (`/tai-lieu?age=6-9&document=12`). */
const key = 'document';

/** Returns the id of the document whose popup an address opens. */
export const popupOf = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get(key);
  return id && /^\d{1,10}$/.test(id) ? id : undefined;
};

/** Adds, replaces or removes the popup in an address. */
export const addressWith = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, id: string | undefined) => {
  const parameters = new URLSearchParams(search);
  parameters.delete(key);
  if (id) parameters.set(key, id);
  const text = parameters.toString();
  return pathname + (text && `?${text}`);
};
