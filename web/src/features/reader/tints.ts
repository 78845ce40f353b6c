/** Colours of the tints. A tint changes the backgrounds and some text colours of a theme (`tintedColors`), but never a picture or the signing. */
export const tints = { yellow: '#fff0a3', pink: '#ffd6e0', green: '#cdefc2', blue: '#c8e3ff' } as const;

export type TintName = keyof typeof tints;
export const tintNames = Object.keys(tints) as TintName[];
