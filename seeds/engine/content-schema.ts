import { activityKinds, readActivityText, readAreas } from '@hat-nang/model/activities';
import { declaredSections } from '@hat-nang/model/sections';
import { z } from 'zod';
import { findHtmlProblems } from './html.ts';
import { worksheetSchema } from './worksheet-schema.ts';

/**
 * Keys of the categories that content may use. The three lists below contain values of options. content.test.ts compares both with the rows in
 * seeds/reference/{categories,options}.yaml.
 */
export const categoryKeys = {
  documents: [
    'stories',
    'folk-tales',
    'nature',
    'feelings',
    'friendship',
    'daily-life',
    'science',
    'signing',
    'reading-skills',
    'math',
    'arts',
    'safety',
  ],
  news: ['activities', 'community', 'library-news', 'partners'],
  events: ['workshop', 'festival', 'training', 'online-talk'],
  mental_health: ['mh-teachers', 'mh-caregivers', 'mh-students'],
} as const;
export const disabilityValues = [
  'vision',
  'hearing',
  'deafblind',
  'mobility',
  'intellectual',
  'autism',
  'speech',
  'learning',
  'psychosocial',
  'none',
  'prefer-not-to-say',
] as const;
export const readingAges = ['0-3', '3-6', '6-9', '9-12', '12-plus'] as const;
export const audiences = ['teacher', 'caregiver', 'parent', 'student'] as const;

const line = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value.trim() === value && !/\n/.test(value), 'must be one line without spaces around it')
  .refine((value) => !/[<>]/.test(value), 'is plain text: no tags');
const title = line.max(110, 'is too long for a title (110)');
/** Text without tags. The text is trimmed, because a folded block of YAML may end with a line break. */
const prose = z
  .string()
  .transform((value) => value.trim())
  .refine((value) => value.length > 0, 'must not be empty')
  .refine((value) => !/<[a-z/]/i.test(value), 'is plain text: no tags');
const summary = prose.refine((value) => value.length <= 420, 'is too long for a summary (420)');
const seo = prose.refine((value) => value.length <= 220, 'is too long for a search result (220)');
const html = z
  .string()
  .transform((value) => value.trim())
  .superRefine((value, context) => {
    for (const message of findHtmlProblems(value)) context.addIssue({ code: 'custom', message });
  });
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
const key = slug;
const day = z.iso.date('must be a day such as 2026-03-14');
const moment = z
  .string()
  .regex(/^[+-]\d{1,3}d ([01]\d|2[0-3]):[0-5]\d$/, 'must be like "+3d 08:30" (days from the seeding day, local time)');
const address = z.string().regex(/^https:\/\/[^\s]+$/, 'must start with https://');

/** A picture in the scene language. This schema does not check the words of the scene, because seeding needs only the drawn file; content-rules.ts does. */
const sceneSchema = z.record(z.string(), z.unknown());

/** Returns the same fields for Vietnamese and for English. */
const bothLanguages = <T extends z.ZodRawShape>(shape: T) => ({ vi: z.strictObject(shape), en: z.strictObject(shape) });

/**
 * A part that a document omits on purpose: a field (`cover`), a translation (`translation-en`), or a part of all pages (`narration`), of all pages in one
 * language (`narration-en`), of one page (`image-p05`), or of one page in one language (`cues-p06-en`).
 */
const gap = z
  .string()
  .regex(
    /^(cover|duration|reading_age|license|country|author|illustrator|editor|contributor|publisher|translation-en|(text|image|image_description|narration|cues|sign)(-p\d\d)?(-(vi|en))?)$/,
    'names nothing that can be left out (such as image-p05, cues-p06-en, author)',
  );

const documentHead = {
  key,
  published: day,
  cover_color: z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as "#f6c445"'),
  category: z.array(z.enum(categoryKeys.documents)).min(1),
  reading_age: z.enum(readingAges),
  disabilities: z.array(z.enum(disabilityValues)),
  author: line,
  illustrator: line.optional(),
  editor: line.optional(),
  contributor: line.optional(),
  publisher: line,
  country: z.string().regex(/^[A-Z]{2}$/, 'must be an ISO 3166 code such as VN'),
  license: z.enum(['cc-by-4.0', 'cc-by-sa-4.0', 'cc-by-nc-4.0']),
  source_language: z.enum(['vi-VN', 'en-US']),
  original_url: address.optional(),
  voice: z.strictObject({ vi: line, en: line }).optional(),
  easy_to_read: z.boolean(),
  /** `sample` means drawn clips. The site never calls sample clips sign language. */
  sign_language: z.enum(['none', 'sample', 'vsl']),
  /** Name of the person who signs in real clips, and who agreed to their publication. */
  signer: line.optional(),
  gaps: z.array(gap).optional(),
  popularity: z.number().int().min(0).max(100),
  cover: sceneSchema,
  ...bothLanguages({
    title,
    subtitle: line.max(160),
    description: html,
    cover_alt: prose,
    seo_description: seo,
    slug: slug.optional(),
    /** Only if it differs from the publisher of the document. */
    publisher: line.optional(),
  }),
};

const sentence = line.refine((value) => /[.!?…][”"’')]*$/.test(value), 'a sentence ends with . ! ? or …');
const spokenPage = z
  .strictObject({
    scene: sceneSchema,
    ...bothLanguages({
      say: z.array(sentence).min(2, 'has 2 to 4 sentences').max(4, 'has 2 to 4 sentences'),
      easy: z.array(sentence).min(1).max(4, 'has at most 4 sentences').optional(),
      image: prose,
    }),
  })
  .refine(
    (page) => page.vi.say.length === page.en.say.length,
    'vi.say and en.say must hold the same number of sentences',
  )
  .refine(
    (page) => page.vi.easy?.length === page.en.easy?.length,
    'vi.easy and en.easy must hold the same number of sentences',
  );

const activity = z
  .strictObject({
    kind: z.enum(activityKinds),
    /** Number of the page whose picture the activity shows. */
    page: z.int().min(1).optional(),
    areas: z
      .array(
        z.strictObject({
          left: z.number(),
          top: z.number(),
          width: z.number(),
          height: z.number(),
          is_target: z.boolean().optional(),
        }),
      )
      .optional(),
    ...bothLanguages({
      question: line,
      choices: z.array(z.strictObject({ text: line, reply: line.optional() })),
    }),
  })
  .refine(
    ({ kind, areas }) => kind !== 'find' || readAreas(areas),
    'areas must follow the rules of model/activities.ts',
  )
  .refine(
    ({ areas, vi, en }) => [vi, en].every((text) => readActivityText(text, areas && readAreas(areas))),
    'both languages need a question, and a choice for each area or a reply to each choice',
  );

const bookSchema = z
  .strictObject({
    ...documentHead,
    pages: z.array(spokenPage).min(8, 'a book has at least 8 pages').max(12),
    activities: z.array(activity).optional(),
  })
  .refine(
    ({ activities = [], pages }) =>
      activities.every(({ kind, page }) => (page === undefined ? kind !== 'find' : page <= pages.length)),
    'an activity names a page of the book',
  );
const studyDocumentSchema = z.strictObject({
  ...documentHead,
  pages: z
    .array(
      z.strictObject({
        scene: sceneSchema.optional(),
        ...bothLanguages({ chapter: line, html, image: prose.optional() }),
      }),
    )
    .min(4, 'a study document has at least 4 pages')
    .max(8),
});

const article = { title, summary, body: html, image_alt: prose, seo_description: seo, slug: slug.optional() };
const { image_alt: _alt, ...plainArticle } = article;

const newsSchema = z.strictObject({
  key,
  published: day,
  category: z.enum(categoryKeys.news),
  author: line,
  pinned: z.boolean().optional(),
  scene: sceneSchema,
  ...bothLanguages(article),
});
const eventSchema = z.strictObject({
  key,
  category: z.enum(categoryKeys.events),
  starts: moment,
  ends: moment,
  online_url: address.optional(),
  map_url: address.optional(),
  recording_url: address.optional(),
  report_url: address.optional(),
  /** Registration on the site: the number of places, and the deadline. */
  registration: z.strictObject({ places: z.int().min(1), deadline: moment.optional() }).optional(),
  /** A drawn map of the place. `pin` is the position of the place on it in pixels. */
  map: z.strictObject({ pin: z.tuple([z.int(), z.int()]) }).optional(),
  organizer: line,
  interpreter: z.boolean(),
  captions: z.boolean(),
  quiet_room: z.boolean(),
  wheelchair: z.boolean(),
  scene: sceneSchema,
  ...bothLanguages({
    ...article,
    location_name: line,
    location_address: prose.optional(),
    access_note: prose,
    map_note: prose.optional(),
  }),
});
const mentalHealthSchema = z.strictObject({
  key,
  published: day,
  category: z.enum(categoryKeys.mental_health),
  audience: z.array(z.enum(audiences)).min(1),
  author: line,
  reviewer: line,
  review_date: day,
  reading_minutes: z.number().int().min(1).max(30),
  scene: sceneSchema,
  ...bothLanguages({ ...article, easy_body: html.optional() }),
});
export const helpCenterSectionsSchema = z
  .array(
    z.strictObject({
      key,
      icon: z.string().regex(/^ph:[a-z0-9-]+$/, 'must be an icon such as "ph:question"'),
      ...bothLanguages({ name: title, description: prose, slug: slug.optional() }),
    }),
  )
  .min(1);
const helpCenterSchema = z.strictObject({
  key,
  section: key,
  sort: z.number().int(),
  published: day,
  ...bothLanguages(plainArticle),
});
const aboutUsSchema = z.strictObject({
  key,
  sort: z.number().int(),
  published: day,
  scene: sceneSchema,
  ...bothLanguages(article),
});
const pageSchema = z.strictObject({ key, published: day, ...bothLanguages({ ...plainArticle, slug }) });

/** Schemas of the files in the folders of seeds/demo. `help-center/sections.yaml` is a list and has a separate schema (`helpCenterSectionsSchema`). */
export const contentSchemas = {
  books: bookSchema,
  'study-documents': studyDocumentSchema,
  news: newsSchema,
  events: eventSchema,
  'mental-health': mentalHealthSchema,
  'help-center': helpCenterSchema,
  'about-us': aboutUsSchema,
  pages: pageSchema,
} as const;

/** Folders of sections with several kinds of items. Every other section has one folder, which has the name of its `word`. */
const FOLDERS: Readonly<Record<string, readonly string[]>> = { documents: ['books', 'study-documents'] };
export const foldersOf = (word: string): readonly string[] => FOLDERS[word] ?? [word];

/** Sections that have no schema in `contentSchemas`. Their files must match `articleSchema`. */
export const articleSections = declaredSections.filter(({ word }) =>
  foldersOf(word).every((folder) => !Object.hasOwn(contentSchemas, folder)),
);
const columnName = z.string().regex(/^[a-z][a-z_]*$/);
export const articleSchema = z.strictObject({
  key,
  published: day,
  /** Key of a category in seeds/reference/categories.yaml. */
  category: key.optional(),
  author: line.optional(),
  scene: sceneSchema.optional(),
  /** Values of columns that only the collection of this section has. */
  columns: z.record(columnName, z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Values of options, by column. The column has the name of the option group. */
  options: z.record(columnName, key).optional(),
  /** Keys of books, by column. */
  books: z.record(columnName, key).optional(),
  ...bothLanguages({ ...article, image_alt: prose.optional(), worksheet: worksheetSchema.optional() }),
});
export type Article = z.infer<typeof articleSchema>;
/** Items of `articleSections`, by the `word` of their section. */
export type Articles = Readonly<Record<string, Article[]>>;

export type Folder = keyof typeof contentSchemas;
export const folders = Object.keys(contentSchemas) as Folder[];
export type Book = z.infer<typeof bookSchema>;
export type StudyDocument = z.infer<typeof studyDocumentSchema>;
type NewsItem = z.infer<typeof newsSchema>;
export type EventItem = z.infer<typeof eventSchema>;
type MentalHealthArticle = z.infer<typeof mentalHealthSchema>;
export type HelpCenterSection = z.infer<typeof helpCenterSectionsSchema>[number];
type HelpCenterArticle = z.infer<typeof helpCenterSchema>;
type AboutUsArticle = z.infer<typeof aboutUsSchema>;
type StaticPage = z.infer<typeof pageSchema>;
export type Content = {
  books: Book[];
  'study-documents': StudyDocument[];
  news: NewsItem[];
  events: EventItem[];
  'mental-health': MentalHealthArticle[];
  'help-center': HelpCenterArticle[];
  'about-us': AboutUsArticle[];
  pages: StaticPage[];
};
