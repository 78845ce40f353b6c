/** Only a plain colour may reach a style attribute. */
export const safeColor = (text: string | null | undefined): string | undefined =>
  text && /^#[0-9a-f]{3,8}$/i.test(text) ? text : undefined;
