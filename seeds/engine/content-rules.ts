import { findSceneProblems } from '@hat-nang/illustrator/vocabulary';
import { hasPage, href, type RouteKey, routes } from '@hat-nang/model/routes';
import { categoryPages } from '@hat-nang/model/section-routes';
import { declaredSections } from '@hat-nang/model/sections';
import { type EventItem, type Folder, foldersOf } from './content-schema.ts';
import { countWords, extractLinks, sentencesOf } from './html.ts';
import type { LoadedContent, LoadedFile, Problem } from './load-content.ts';

type Language = 'vi' | 'en';
const languages: Language[] = ['vi', 'en'];

/** Slugs of the required static pages (docs/specification.md §2). */
const legalPages: Record<Language, string>[] = [
  { vi: 'chinh-sach-bao-mat', en: 'privacy-policy' },
  { vi: 'dieu-khoan-su-dung', en: 'terms-of-use' },
];

/** Minimum number of items in each folder of a complete library. */
const leastCounts: Record<Folder, number> = {
  books: 14,
  'study-documents': 12,
  news: 16,
  events: 14,
  'mental-health': 14,
  'help-center': 12,
  'about-us': 6,
  pages: 2,
};

/** Slugs of the categories that have their own page. */
const categorySlugs: Record<Language, string[]> = {
  vi: ['giao-vien', 'nguoi-cham-soc', 'hoc-sinh'],
  en: ['teachers', 'caregivers', 'students'],
};
/** Pages that content must not link to. */
const UTILITY: RouteKey[] = ['placeholder', 'resetPassword'];

/** Returns the paths that a body may link to: pages without parameters, except UTILITY, and category pages. Paths of static pages are checked separately. */
const listRoutes = (language: Language): Set<string> =>
  new Set([
    ...(Object.keys(routes) as RouteKey[])
      .filter((route) => hasPage(route, language) && !routes[route].en.includes('[') && !UTILITY.includes(route))
      .map((route) => href(language, route)),
    ...categoryPages.flatMap(({ page }) => categorySlugs[language].map((slug) => href(language, page, { slug }))),
  ]);
const knownPaths: Record<Language, Set<string>> = { vi: listRoutes('vi'), en: listRoutes('en') };

/** Checks whether content may link to an address: one of `knownPaths`, or a static page with one of `pageSlugs`. Ignores the query and the hash. */
export function isKnownRoute(href: string, language: Language, pageSlugs: Set<string>): boolean {
  const path = href.replace(/[?#].*$/, '');
  const prefix = language === 'vi' ? '/trang/' : '/en/page/';
  return path.startsWith(prefix) ? pageSlugs.has(path.slice(prefix.length)) : knownPaths[language].has(path);
}

/** Returns the description, summary, body and page texts of an item in one language. The key of each text is its dotted path in the file. */
function findBodies(item: LoadedFile<unknown>, language: Language): Map<string, string> {
  const bodies = new Map<string, string>();
  const data = item.data as Record<string, Record<string, unknown>> & {
    pages?: Record<Language, Record<string, unknown>>[];
  };
  for (const name of ['description', 'summary', 'body']) {
    const text = data[language]?.[name];
    if (typeof text === 'string') bodies.set(`${language}.${name}`, text);
  }
  for (const [index, page] of (data.pages ?? []).entries()) {
    const { say, html } = page[language];
    if (Array.isArray(say)) bodies.set(`pages.${index}.${language}.say`, say.join('\n'));
    if (typeof html === 'string') bodies.set(`pages.${index}.${language}.html`, html);
  }
  return bodies;
}

function listItems(content: LoadedContent): LoadedFile<unknown>[] {
  return [...Object.values(content.items), ...Object.values(content.articles)].flat();
}

/** Finds sentences of more than three words that occur in two files of one language. */
function findSharedSentences(content: LoadedContent): Problem[] {
  const problems: Problem[] = [];
  for (const language of languages) {
    const fileBySentence = new Map<string, string>();
    for (const item of listItems(content)) {
      for (const [path, body] of findBodies(item, language)) {
        for (const sentence of sentencesOf(body)) {
          if (countWords(sentence) <= 3) continue;
          const foldedSentence = sentence
            .toLowerCase()
            .replace(/[^\p{L}\p{N}]+/gu, ' ')
            .trim();
          const firstFile = fileBySentence.get(foldedSentence);
          if (firstFile === undefined) fileBySentence.set(foldedSentence, item.file);
          else if (firstFile !== item.file)
            problems.push({ file: item.file, path, message: `shares a sentence with ${firstFile}: “${sentence}”` });
        }
      }
    }
  }
  return problems;
}

/** Finds internal links to missing pages, or to pages of the other language. */
function findBrokenLinks(content: LoadedContent): Problem[] {
  const problems: Problem[] = [];
  for (const language of languages) {
    const slugs = new Set(
      [...legalPages, ...content.items.pages.map(({ data }) => ({ vi: data.vi.slug, en: data.en.slug }))].map(
        (page) => page[language],
      ),
    );
    for (const item of listItems(content)) {
      for (const [path, body] of findBodies(item, language)) {
        for (const href of extractLinks(body)) {
          if (href.startsWith('/') && !isKnownRoute(href, language, slugs)) {
            problems.push({
              file: item.file,
              path,
              message: `the link ${href} is not a page in this language (details have ids: link to their list)`,
            });
          }
        }
      }
    }
  }
  return problems;
}

/** Returns the phase that an event has during the whole seeding day. `depends on the hour` if the event starts or ends on that day. */
function getPhase(event: Pick<EventItem, 'starts' | 'ends'>): 'live' | 'upcoming' | 'over' | 'depends on the hour' {
  const start = Number.parseInt(event.starts, 10);
  const end = Number.parseInt(event.ends, 10);
  if (start >= 1) return 'upcoming';
  if (end <= -1) return 'over';
  return start <= -1 && end >= 1 ? 'live' : 'depends on the hour';
}

function findEventProblems(content: LoadedContent): Problem[] {
  return content.items.events.flatMap(({ file, data }) => {
    const toOrder = (moment: string) =>
      Number.parseInt(moment, 10) * 10_000 + Number(moment.slice(-5).replace(':', ''));
    const problems: Problem[] = [];
    if (toOrder(data.ends) <= toOrder(data.starts))
      problems.push({ file, path: 'ends', message: 'must be after starts' });
    if (getPhase(data) === 'depends on the hour') {
      problems.push({
        file,
        path: 'starts',
        message: 'is live only for some hours of the seeding day: a live event spans at least -1d to +1d',
      });
    }
    return problems;
  });
}

/** Finds missing help sections, titles that occur twice in a section of the site in one language, and more than one book with gaps. */
function findReferenceProblems(content: LoadedContent): Problem[] {
  const problems: Problem[] = [];
  const sections = new Set(content.sections.map((section) => section.key));
  for (const { file, data } of content.items['help-center']) {
    if (!sections.has(data.section))
      problems.push({ file, path: 'section', message: `“${data.section}” is not in help-center/sections.yaml` });
  }
  for (const { word } of declaredSections) {
    for (const language of languages) {
      const fileByTitle = new Map<string, string>();
      const itemsByFolder: Record<string, LoadedFile<unknown>[]> = { ...content.items, ...content.articles };
      const titledItems = foldersOf(word).flatMap((folder) => itemsByFolder[folder] ?? []) as LoadedFile<
        Record<Language, { title: string }>
      >[];
      for (const item of titledItems) {
        const title = item.data[language].title.toLowerCase();
        const firstFile = fileByTitle.get(title);
        if (firstFile !== undefined)
          problems.push({ file: item.file, path: `${language}.title`, message: `is also the title of ${firstFile}` });
        fileByTitle.set(title, item.file);
      }
    }
  }
  const booksWithGaps = content.items.books.filter(({ data }) => (data.gaps ?? []).length > 0);
  for (const { file } of booksWithGaps.slice(1))
    problems.push({ file, path: 'gaps', message: `only one book has gaps; ${booksWithGaps[0]?.file} has some too` });
  return problems;
}

/** Lists content that a complete library must have and that `content` lacks. */
export function findMissingContent(content: LoadedContent): Problem[] {
  const problems: Problem[] = [];
  const reportFile = (file: string, message: string) => problems.push({ file, path: '', message });
  for (const [folder, leastCount] of Object.entries(leastCounts) as [Folder, number][]) {
    const count = content.items[folder].length;
    if (count < leastCount) reportFile(folder, `${count} of ${leastCount} items`);
  }
  if (content.sections.length < 4) reportFile('help-center/sections.yaml', `${content.sections.length} of 4 sections`);
  for (const phase of ['live', 'upcoming', 'over'] as const) {
    if (!content.items.events.some(({ data }) => getPhase(data) === phase)) reportFile('events', `none is ${phase}`);
  }
  if (content.items.events.filter(({ data }) => data.registration && getPhase(data) === 'upcoming').length < 2)
    reportFile('events', 'fewer than two upcoming events take registrations');
  for (const category of ['mh-teachers', 'mh-caregivers', 'mh-students']) {
    if (!content.items['mental-health'].some(({ data }) => data.category === category))
      reportFile('mental-health', `none in ${category}`);
  }
  for (const { vi, en } of legalPages) {
    if (!content.items.pages.some(({ data }) => data.vi.slug === vi && data.en.slug === en)) {
      reportFile('pages', `no page with the slugs ${vi} and ${en}`);
    }
  }
  return problems;
}

/** Finds scenes that the illustrator cannot draw. */
function findDrawingProblems(content: LoadedContent): Problem[] {
  return listItems(content).flatMap(({ file, data }) => {
    const { cover, scene, pages = [] } = data as { cover?: unknown; scene?: unknown; pages?: { scene?: unknown }[] };
    const scenes = {
      cover,
      scene,
      ...Object.fromEntries(pages.map((page, pageIndex) => [`pages.${pageIndex}.scene`, page.scene])),
    };
    return Object.entries(scenes)
      .filter(([, drawn]) => drawn !== undefined)
      .flatMap(([path, drawn]) => findSceneProblems(drawn).map((message): Problem => ({ file, path, message })));
  });
}

/** Lists all problems of the existing files: those of single files, and contradictions between files. */
export function findContentProblems(content: LoadedContent): Problem[] {
  return [
    ...content.problems,
    ...findDrawingProblems(content),
    ...findEventProblems(content),
    ...findReferenceProblems(content),
    ...findBrokenLinks(content),
    ...findSharedSentences(content),
  ];
}
