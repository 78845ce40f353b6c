/** Query parameter with the id of the document. The address of a popup is the address of its list with this parameter (`/tai-lieu?age=6-9&document=12`). */
const parameter = 'document';

/** Returns the id of the document whose popup an address opens. Undefined if the address has no valid id. */
export const parsePopupId = (search: string): string | undefined => {
  const id = new URLSearchParams(search).get(parameter);
  return id && /^\d{1,10}$/.test(id) ? id : undefined;
};

/** Adds, replaces or removes the document id in an address. Returns the path and the query of the new address. */
export const buildPopupAddress = (
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  id: string | undefined,
) => {
  const parameters = new URLSearchParams(search);
  parameters.delete(parameter);
  if (id) parameters.set(parameter, id);
  const text = parameters.toString();
  return pathname + (text && `?${text}`);
};
