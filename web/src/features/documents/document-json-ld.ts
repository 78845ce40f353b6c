import { type Lang, languageCodes } from '@hat-nang/model/languages';
import type { SiteConfig } from '@/cms/config';
import { toOrganization, toPerson } from '@/components/article/article-json-ld';
import { getT } from '@/i18n/server';
import { type Lesson, ownFilesOf } from './lesson.ts';

const mimeTypes = {
  pdf: 'application/pdf',
  pdf_booklet: 'application/pdf',
  epub: 'application/epub+zip',
  mp3: 'audio/mpeg',
  mp3_zip: 'application/zip',
  epub_fixed: 'application/epub+zip',
  brf: 'application/x-brf',
  original: undefined,
} as const;

/** Converts accessibility features to schema.org terms. Text, and pictures with descriptions, are assumed for every document. */
export const toAccessibilityJsonLd = ({ access, contents }: Pick<Lesson, 'access' | 'contents'>) => {
  const hasChapters = contents.some(({ chapter }) => chapter);
  return {
    accessMode: ['textual', 'visual', ...(access.narration ? ['auditory'] : [])],
    accessModeSufficient: [
      'textual',
      'textual,visual',
      ...(access.narration ? ['auditory'] : []),
      ...(access.sign ? ['visual'] : []),
    ].map((modes) => ({ '@type': 'ItemList', itemListElement: modes.split(',') })),
    accessibilityFeature: [
      'alternativeText',
      'readingOrder',
      'structuralNavigation',
      ...(hasChapters ? ['tableOfContents'] : []),
      ...(access.narration ? ['synchronizedAudioText'] : []),
      ...(access.sign ? ['signLanguage'] : []),
      ...(access.subtitles ? ['captions'] : []),
    ],
    accessibilityHazard: ['noFlashingHazard', 'noMotionSimulationHazard', 'noSoundHazard'],
  };
};

/** Returns a schema.org LearningResource with accessibility metadata. A picture book also has the type Book. */
export const documentJsonLd = (lesson: Lesson, lang: Lang, config: SiteConfig, origin: string) => {
  const t = getT(lang);
  const { access } = lesson;
  const isBook = lesson.type === 'picture_book';
  const summarySentences = [
    t('documents:summary.visual'),
    ...(['narration', 'sign', 'subtitles', 'easy'] as const)
      .filter((feature) => access[feature])
      .map((feature) => t(`documents:summary.${feature}`)),
  ];
  const contentLanguages = lesson.languages.map(({ code }) => code);
  return {
    '@type': isBook ? ['Book', 'LearningResource'] : 'LearningResource',
    '@id': `${origin}${lesson.url}#document`,
    url: `${origin}${lesson.url}`,
    name: lesson.title,
    ...(lesson.subtitle ? { alternativeHeadline: lesson.subtitle } : {}),
    ...(lesson.seoDescription ? { description: lesson.seoDescription } : {}),
    inLanguage: contentLanguages.length > 0 ? contentLanguages : [languageCodes[lang]],
    ...(lesson.author ? { author: toPerson(lesson.author) } : {}),
    ...(lesson.illustrator && isBook ? { illustrator: toPerson(lesson.illustrator) } : {}),
    ...(lesson.editor ? { editor: toPerson(lesson.editor) } : {}),
    ...(lesson.contributor ? { contributor: toPerson(lesson.contributor) } : {}),
    publisher: { '@type': 'Organization', name: lesson.publisher || config.brandName },
    provider: toOrganization(lang, config, origin),
    ...(lesson.country ? { countryOfOrigin: { '@type': 'Country', name: lesson.country.name } } : {}),
    ...(lesson.readingAgeValue ? { typicalAgeRange: lesson.readingAgeValue.replace(/-plus$/, '-') } : {}),
    ...(lesson.minutes ? { timeRequired: `PT${lesson.minutes}M` } : {}),
    ...(lesson.pages && isBook ? { numberOfPages: lesson.pages } : {}),
    learningResourceType: t(`documents:type.${lesson.type}`),
    ...(lesson.categories.length > 0
      ? { about: lesson.categories.map(({ name }) => ({ '@type': 'Thing', name })) }
      : {}),
    ...(lesson.license?.url ? { license: lesson.license.url } : {}),
    ...(lesson.originalUrl ? { isBasedOn: lesson.originalUrl } : {}),
    ...(lesson.shareImage ? { image: `${origin}${lesson.shareImage}` } : {}),
    datePublished: lesson.publishedAt,
    ...(lesson.updatedAt ? { dateModified: lesson.updatedAt } : {}),
    isAccessibleForFree: true,
    ...(lesson.downloads.length > 0
      ? {
          encoding: ownFilesOf(lang, lesson.downloads).map(({ format, url, bytes, type, language }) => ({
            '@type': 'MediaObject',
            contentUrl: `${origin}${url}`,
            encodingFormat: mimeTypes[format] ?? type,
            ...(bytes ? { contentSize: `${bytes} B` } : {}),
            ...(language ? { inLanguage: language.code } : {}),
          })),
        }
      : {}),
    ...toAccessibilityJsonLd(lesson),
    accessibilitySummary: summarySentences.join(' '),
  };
};
