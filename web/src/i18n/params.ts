import { decodeComponent } from '@hat-nang/model/http/decode-component';
import { type Lang, languages } from '@hat-nang/model/languages';
import { notFound } from 'next/navigation';

/** Parses `{slug}-{id}`. Undefined unless the segment ends in a hyphen and an id of at most ten digits. */
export const parseSlugId = (segment: string): { slug: string; id: number } | undefined => {
  const match = /^(.*)-(\d{1,10})$/.exec(decodeComponent(segment));
  return match ? { slug: match[1] ?? '', id: Number(match[2]) } : undefined;
};

/** Parses an id. Undefined unless the segment consists of one to ten digits. */
export const parseId = (segment: string): number | undefined =>
  /^\d{1,10}$/.test(segment) ? Number(segment) : undefined;

/** Returns the language of an internal path. Any other value ends the rendering with the "not found" page. */
export const parseLang = (lang: string): Lang => (languages.includes(lang as Lang) ? (lang as Lang) : notFound());
