/** The address of a document's popup: the list's own, with the document's id (`/tai-lieu?age=6-9&document=12`). */
const key = 'document';

/** The id of the popup that an address opens. */
export const popupOf = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get(key);
  return id && /^\d{1,10}$/.test(id) ? id : undefined;
};

/** The same address with the popup of a document, or without one. */
export const addressWith = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>, id: string | undefined) => {
  const parameters = new URLSearchParams(search);
  parameters.delete(key);
  if (id) parameters.set(key, id);
  const text = parameters.toString();
  return pathname + (text && `?${text}`);
};
