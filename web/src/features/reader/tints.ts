/** Colour overlays. They change the backgrounds of a theme (themes.ts), but never a picture or the signing. */
export const tints = { yellow: '#fff0a3', pink: '#ffd6e0', green: '#cdefc2', blue: '#c8e3ff' } as const;

export type TintName = keyof typeof tints;
export const tintNames = Object.keys(tints) as TintName[];
