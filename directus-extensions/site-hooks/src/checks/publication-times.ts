/** Reads times from database rows. SQLite returns numbers or text, PostgreSQL returns dates. Pure functions. */
type Row = Readonly<Record<string, unknown>>;

export const momentOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));

const isSet = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Checks whether the dates of an item allow showing it at this time. */
export const isShownAt = ({ date_published: from, date_unpublished: until }: Row, moment: number): boolean =>
  (!isSet(from) || momentOf(from) <= moment) && (!isSet(until) || momentOf(until) > moment);
