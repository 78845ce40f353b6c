/** A picture from Directus for an `<img>`, with an address on our own host. Width and height prevent a layout shift. */
export interface Picture {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  /** Text alternative. Empty for a decorative picture. */
  alt: string;
  /** The blurred colours of the picture, which `ContentPicture` shows until the picture is loaded. */
  blurredColors?: string;
  /** CSS `object-position` that keeps the focal point of the file visible where the picture is cropped. */
  objectPosition?: string;
}

export interface RawFile {
  id: string;
  width?: number | null;
  height?: number | null;
  /** Focal point in pixels of the original, from the left and from the top. */
  focal_point_x?: number | null;
  focal_point_y?: number | null;
  modified_on?: unknown;
  description?: string | null;
  is_decorative?: boolean | null;
  blurred_colors?: string | null;
}

/** Widths of the presets that do not crop (schema/settings.ts). Directus refuses sizes without a preset (docs/threat-model.md 6). */
const widths = [320, 640, 768, 960, 1280] as const;
/** Widths of pictures in cards, which are at most half of the page. Fewer widths keep long lists small. */
const cardWidths = [320, 640, 960] as const;
export type AssetPreset = `w${(typeof widths)[number]}` | 'cover-320' | 'cover-640' | 'avatar-96' | 'og-1200x630';

const toVersion = (file: RawFile) =>
  typeof file.modified_on === 'string' ? Math.floor(Date.parse(file.modified_on) / 1000).toString(36) : '0';

/** Returns the address of a file behind our API proxy. The address changes with `modified_on`, so browsers may cache the file. */
export const assetUrl = (file: RawFile, preset?: AssetPreset): string =>
  `/api/assets/${file.id}?${new URLSearchParams({ ...(preset ? { key: preset } : {}), v: toVersion(file) })}`;

/** Converts the URL of a preset (`assetUrl`) to the path in Directus. Removes the version, which only browsers need. */
export const toAssetPath = (url: string): string => url.replace(/^\/api/, '').replace(/&v=[^&]*$/, '');

/** Presets that crop use the focal point too, inside Directus. */
const toObjectPosition = ({ width, height, focal_point_x: x, focal_point_y: y }: RawFile) => {
  if (!width || !height || typeof x !== 'number' || typeof y !== 'number') return undefined;
  return `${Math.round((x / width) * 100)}% ${Math.round((y / height) * 100)}%`;
};

/**
 * Converts a file row to a picture. Undefined without a row.
 * @param alt replaces the description of the file; a decorative picture always has an empty text alternative
 * @param offeredWidths the widths from which browsers choose
 */
export const toPicture = (
  file: RawFile | null | undefined,
  alt?: string | null,
  offeredWidths: readonly (typeof widths)[number][] = widths,
): Picture | undefined => {
  if (!file) return undefined;
  const width = file.width ?? 1200;
  const objectPosition = toObjectPosition(file);
  return {
    src: assetUrl(file, 'w640'),
    srcSet: offeredWidths
      .filter((presetWidth, index) => presetWidth <= width || index === 0)
      .map((presetWidth) => `${assetUrl(file, `w${presetWidth}`)} ${presetWidth}w`)
      .join(', '),
    width,
    height: file.height ?? Math.round((width * 3) / 4),
    alt: file.is_decorative ? '' : (alt ?? file.description ?? ''),
    ...(file.blurred_colors ? { blurredColors: file.blurred_colors } : {}),
    ...(objectPosition ? { objectPosition } : {}),
  };
};

/** Like `toPicture`, for the picture of a card. */
export const toCardPicture = (file: RawFile | null | undefined, alt?: string | null): Picture | undefined =>
  toPicture(file, alt, cardWidths);
