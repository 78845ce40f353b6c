import { aboutUs } from './about-us.ts';
import { documents } from './documents.ts';
import { events } from './events.ts';
import { helpCenter } from './help-center.ts';
import { mentalHealth } from './mental-health.ts';
import { news } from './news.ts';
import { pages } from './pages.ts';

/** Every section, in the order in which a search offers them. */
export const sections = [documents, news, events, mentalHealth, aboutUs, helpCenter, pages] as const;

export type AnySection = (typeof sections)[number];
/** The sections that declare a property. */
export type SectionWith<Name extends string> = Extract<AnySection, Record<Name, unknown>>;

/** The sections that declare a property, in their order. */
export const sectionsWith = <Name extends string>(name: Name): SectionWith<Name>[] =>
  sections.filter((section): section is SectionWith<Name> => name in section);
