/** A picture from Directus for an `<img>`: an address on our own host, and its size, so that the layout does not shift. */
export interface Picture {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
}

export interface RawFile {
  id: string;
  width?: number | null;
  height?: number | null;
  modified_on?: unknown;
  description?: string | null;
}

/** The transformation presets in schema/access.ts; any other size is refused (docs/threat-model.md 6). */
const widths = [320, 640, 768, 960, 1280] as const;
export type AssetPreset = `w${(typeof widths)[number]}` | 'cover-320' | 'cover-640' | 'avatar-96' | 'og-1200x630';

const version = (file: RawFile) =>
  typeof file.modified_on === 'string' ? Math.floor(Date.parse(file.modified_on) / 1000).toString(36) : '0';

/** The address of a file behind our API proxy. It changes with the file's content, so browsers may cache it. */
export const assetUrl = (file: RawFile, preset?: AssetPreset): string =>
  `/api/assets/${file.id}?${new URLSearchParams({ ...(preset ? { key: preset } : {}), v: version(file) })}`;

/** The Directus address of an asset URL (assetUrl), without the part that only browsers need. */
export const assetPath = (url: string): string => url.replace(/^\/api/, '').replace(/&v=[^&]*$/, '');

/** Directus file → Picture; undefined without a file. `alt` overrides the file's own description. */
export const toPicture = (file: RawFile | null | undefined, alt?: string | null): Picture | undefined => {
  if (!file) return undefined;
  const width = file.width ?? 1200;
  return {
    src: assetUrl(file, 'w640'),
    srcSet: widths
      .filter((w, i) => w <= width || i === 0)
      .map((w) => `${assetUrl(file, `w${w}`)} ${w}w`)
      .join(', '),
    width,
    height: file.height ?? Math.round((width * 3) / 4),
    alt: alt ?? file.description ?? '',
  };
};
