import { aboutUs, routes as aboutUsRoutes } from './about-us.ts';
import { documents, routes as documentsRoutes } from './documents.ts';
import { events, routes as eventsRoutes } from './events.ts';
import { helpCenter, routes as helpCenterRoutes } from './help-center.ts';
import { lessonPlans, routes as lessonPlansRoutes } from './lesson-plans.ts';
import { mentalHealth, routes as mentalHealthRoutes } from './mental-health.ts';
import { news, routes as newsRoutes } from './news.ts';
import { pages, routes as pagesRoutes } from './pages.ts';
import { addDerivedNames, type NamedSection } from './section.ts';

/** All sections, in the order of the search results. */
export const sections = [
  /* @__PURE__ */ addDerivedNames(documents),
  /* @__PURE__ */ addDerivedNames(news),
  /* @__PURE__ */ addDerivedNames(events),
  /* @__PURE__ */ addDerivedNames(lessonPlans),
  /* @__PURE__ */ addDerivedNames(mentalHealth),
  /* @__PURE__ */ addDerivedNames(aboutUs),
  /* @__PURE__ */ addDerivedNames(helpCenter),
  /* @__PURE__ */ addDerivedNames(pages),
] as const;

/** Addresses of all sections. The addresses are in a separate constant, because a browser script may load only the addresses. */
export const sectionRoutes = {
  ...documentsRoutes,
  ...newsRoutes,
  ...eventsRoutes,
  ...lessonPlansRoutes,
  ...mentalHealthRoutes,
  ...aboutUsRoutes,
  ...helpCenterRoutes,
  ...pagesRoutes,
} as const;

export type AnySection = (typeof sections)[number];
/** Type of the sections that declare a property. */
export type SectionWith<Name extends string> = Extract<AnySection, Record<Name, unknown>>;

/** Returns the sections that declare a property, in the order of `sections`. */
export const sectionsWith = <Name extends string>(name: Name): SectionWith<Name>[] =>
  sections.filter((section): section is SectionWith<Name> => name in section);

/** All sections, typed as `NamedSection`. Code can thus check whether a section declares a property. */
export const declaredSections: readonly NamedSection[] = [...sections];
