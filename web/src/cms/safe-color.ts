/** Returns the text if it is `#` with three to eight hex digits, otherwise undefined. The text goes into a style attribute. */
export const safeColor = (text: string | null | undefined): string | undefined =>
  text && /^#[0-9a-f]{3,8}$/i.test(text) ? text : undefined;
