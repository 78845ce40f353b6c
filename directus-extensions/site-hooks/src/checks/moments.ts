/** Moments as databases answer them: SQLite as numbers or text, PostgreSQL as dates. Pure. */
type Row = Readonly<Record<string, unknown>>;

export const momentOf = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'number' ? value : Date.parse(String(value));

const isMoment = (value: unknown) => value !== null && value !== undefined && value !== '';

/** Whether the dates of an item allow it to be shown at this moment. */
export const isShownAt = ({ date_published: from, date_unpublished: until }: Row, moment: number): boolean =>
  (!isMoment(from) || momentOf(from) <= moment) && (!isMoment(until) || momentOf(until) > moment);
