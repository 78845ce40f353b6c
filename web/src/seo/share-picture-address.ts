import type { Lang } from '@hat-nang/model/languages';
import type { RouteKey } from '@hat-nang/model/routes';
import { type SectionWith, sectionsWith } from '@hat-nang/model/sections';
import type { Tint } from '@hat-nang/model/sections/section';

const pictureSections = sectionsWith('sharePicture');

/** Sections whose items have their own share picture. */
export type ShareSection = SectionWith<'sharePicture'>['word'];
export const shareSections: readonly ShareSection[] = pictureSections.map(({ word }) => word);

/** Colours of each section's label, as paths into the theme's `colors`. */
export const shareTints = Object.fromEntries(
  pictureSections.map(({ word, sharePicture }) => [word, sharePicture]),
) as Readonly<Record<ShareSection, Tint>>;

/**
 * Returns the address of an item's share picture: `/og/vi/news/12.png?v=m0x1`. The address contains no text, so it cannot be used to put text into a picture
 * of this library. `v` changes with the item, for cache busting. Undefined for a page without its own share picture.
 */
export const sharePictureAddress = (
  lang: Lang,
  route: RouteKey,
  id: string | undefined,
  updatedAt: string | undefined,
): string | undefined => {
  const section = pictureSections.find(({ detail }) => detail === route)?.word;
  if (!section || id === undefined) return undefined;
  const changedAt = updatedAt ? Date.parse(updatedAt) : Number.NaN;
  return `/og/${lang}/${section}/${id}.png${changedAt > 0 ? `?v=${Math.floor(changedAt / 1000).toString(36)}` : ''}`;
};
