/** Declares the publishing rules: what can be wrong with an item in its saved state. Pure functions. */
import { TRASH_STATUS } from '@hat-nang/model/publishing';
import type { NamedSection } from '@hat-nang/model/sections/section';
import { activityFindings } from './activity-findings.ts';
import type { ItemState, PictureState, Row } from './item-state.ts';
import { extractAddresses, findPicturesWithoutAlt, isWellFormedAddress } from './links.ts';
import { momentOf } from './publication-times.ts';
import type { Finding, Subject } from './refusal.ts';

const MAIN_LANGUAGE = 'vi-VN';
const SECOND_LANGUAGE = 'en-US';
const MAX_LISTED = 5;

/** Checks whether a text has neither words nor media. */
export const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === 'string' && wordsOf(value) === '');

/** Removes the tags of a rich text except those of pictures, audio, video and embedded pages, which count as content. */
function wordsOf(text: string): string {
  return text
    .replace(/<(?!img\b|iframe\b|audio\b|video\b)[^>]*>/gi, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim();
}

/** Checks that the dates are in order. Archived and deleted items are exempt, so that archiving an item is never refused because of its dates. */
export function dateFindings(collection: string, { status, date_published, date_unpublished }: Row): Finding[] {
  if (status === 'archived' || status === TRASH_STATUS || isEmpty(date_published) || isEmpty(date_unpublished))
    return [];
  const isInOrder = momentOf(date_unpublished) > momentOf(date_published);
  return isInOrder ? [] : [{ collection, field: 'date_unpublished', rule: 'check_dates' }];
}

/**
 * Returns all violations of a published item, except those of its dates and of the user's rights.
 * @param isBroken returns whether an address in a text leads nowhere
 */
export function publishingFindings(
  section: NamedSection,
  state: ItemState,
  isBroken: (address: string) => boolean,
): Finding[] {
  const { collection } = section;
  const makeFinding: MakeFinding = (field, rule, subject) => ({ collection, field, rule, subject });
  return [
    ...textFindings(section, state, makeFinding),
    ...pictureFindings(section, state),
    ...englishFindings(section, state, makeFinding),
    ...requiredFindings(section, state, makeFinding),
    ...linkFindings(section, state, isBroken, makeFinding),
    ...pageFindings(section, state, makeFinding),
    ...activityFindings(section, state),
    ...state.hiddenGroups
      .slice(0, 1)
      .map(({ field }) => makeFinding(field, 'check_group', state.hiddenGroups.map(({ name }) => name).join(', '))),
    ...mediaFindings(section, state.media),
  ];
}

type MakeFinding = (field: string, rule: Finding['rule'], subject?: Subject) => Finding;

function textFindings(
  { collection, publication }: NamedSection,
  { translations }: ItemState,
  makeFinding: MakeFinding,
): Finding[] {
  const mainTranslation = translations.find(({ languages_code }) => languages_code === MAIN_LANGUAGE);
  if (mainTranslation === undefined) return [makeFinding('translations', 'check_translation')];
  const emptyColumns = publication.texts.filter((column) => isEmpty(mainTranslation[column]));
  return emptyColumns.length > 0
    ? [makeFinding('translations', 'check_text', { collection: `${collection}_translations`, columns: emptyColumns })]
    : [];
}

/** Checks that the picture of an item and the pictures of its pages are described in every language of the item, or marked as decorative. */
export function pictureFindings(section: NamedSection, state: PictureState): Finding[] {
  return [...itemPictureFindings(section, state), ...pagePictureFindings(section, state)];
}

function itemPictureFindings(
  { collection, publication: { pictureText }, picture }: NamedSection,
  { item, translations, isPictureDecorative }: PictureState,
): Finding[] {
  const hasPicture = picture !== undefined && !isEmpty(item[picture]);
  if (pictureText === undefined || !hasPicture || isPictureDecorative) return [];
  const languages = translations
    .filter((text) => isEmpty(text[pictureText]))
    .map((text) => String(text.languages_code));
  return languages.length > 0
    ? [{ collection, field: 'translations', rule: 'check_picture_text', subject: { languages } }]
    : [];
}

function pagePictureFindings(
  { collection, publication: { pages } }: NamedSection,
  { translations, pagePictures }: PictureState,
): Finding[] {
  const languages = translations.map(({ languages_code }) => String(languages_code));
  const undescribedPages = pagePictures.filter(
    ({ isDecorative, texts }) =>
      !isDecorative &&
      languages.some((language) =>
        isEmpty(texts.find(({ languages_code }) => languages_code === language)?.image_description),
      ),
  );
  if (pages === undefined || undescribedPages.length === 0) return [];
  const numbers = undescribedPages.slice(0, MAX_LISTED).map(({ number }) => number);
  const subject = `${numbers.join(', ')}${undescribedPages.length > MAX_LISTED ? ', …' : ''}`;
  return [{ collection, field: pages, rule: 'check_page_picture_text', subject }];
}

/**
 * Checks that an item without a complete English text is marked as Vietnamese only (decision 276). An item without a Vietnamese text passes, because
 * `textFindings` reports the missing text.
 */
function englishFindings(
  { publication }: NamedSection,
  { item, translations }: ItemState,
  makeFinding: MakeFinding,
): Finding[] {
  const textIn = (language: string) => translations.find(({ languages_code }) => languages_code === language);
  const englishText = textIn(SECOND_LANGUAGE);
  const isComplete = englishText !== undefined && publication.texts.every((column) => !isEmpty(englishText[column]));
  if (isComplete || item.is_vietnamese_only || textIn(MAIN_LANGUAGE) === undefined) return [];
  return [makeFinding('is_vietnamese_only', 'check_english')];
}

function requiredFindings({ publication }: NamedSection, state: ItemState, makeFinding: MakeFinding): Finding[] {
  const { item, listCounts, translations } = state;
  const { required = [], period, place, access } = publication;
  const missing = required.filter((field) => (field in listCounts ? listCounts[field] === 0 : isEmpty(item[field])));
  const mainTranslation = translations.find(({ languages_code }) => languages_code === MAIN_LANGUAGE) ?? {};
  const hasNoText = ({ texts }: { readonly texts: readonly string[] }) =>
    texts.every((column) => isEmpty(mainTranslation[column]));
  const hasNoPlace = place !== undefined && isEmpty(item[place.online]) && hasNoText(place);
  const hasAccessFact = access === undefined || access.facts.some((fact) => item[fact]) || !hasNoText(access);
  const isEndBeforeStart = period !== undefined && momentOf(item[period[1]]) <= momentOf(item[period[0]]);
  return [
    ...missing.map((field) => makeFinding(field, 'check_required')),
    ...(isEndBeforeStart ? [makeFinding(period[1], 'check_period')] : []),
    ...(hasNoPlace ? [makeFinding(place.online, 'check_place')] : []),
    ...(hasAccessFact ? [] : [makeFinding(access.facts[0] ?? '', 'check_access_facts')]),
  ];
}

function linkFindings(
  { publication }: NamedSection,
  { item, translations, pageTexts }: ItemState,
  isBroken: (address: string) => boolean,
  makeFinding: MakeFinding,
): Finding[] {
  const malformedLinkFields = (publication.links ?? []).filter(
    (field) => !isEmpty(item[field]) && !isWellFormedAddress(item[field]),
  );
  const textsOf = (rows: readonly Row[]) =>
    rows.flatMap((row) => Object.values(row).filter((value) => typeof value === 'string'));
  const findBroken = (rows: readonly Row[]) => [...new Set(textsOf(rows).flatMap(extractAddresses).filter(isBroken))];
  const findWithoutAlt = (rows: readonly Row[]) => [...new Set(textsOf(rows).flatMap(findPicturesWithoutAlt))];
  const brokenInTexts = findBroken(translations);
  const brokenInPages = findBroken(pageTexts);
  const undescribedInTexts = findWithoutAlt(translations);
  const undescribedInPages = findWithoutAlt(pageTexts);
  const joinListed = (addresses: readonly string[]) => addresses.slice(0, MAX_LISTED).join(', ');
  return [
    ...malformedLinkFields.map((field) => makeFinding(field, 'check_link', String(item[field]))),
    ...(brokenInTexts.length > 0 ? [makeFinding('translations', 'check_text_link', joinListed(brokenInTexts))] : []),
    ...(brokenInPages.length > 0
      ? [makeFinding(publication.pages ?? '', 'check_text_link', joinListed(brokenInPages))]
      : []),
    ...(undescribedInTexts.length > 0
      ? [makeFinding('translations', 'check_text_picture', joinListed(undescribedInTexts))]
      : []),
    ...(undescribedInPages.length > 0
      ? [makeFinding(publication.pages ?? '', 'check_text_picture', joinListed(undescribedInPages))]
      : []),
  ];
}

function pageFindings({ publication }: NamedSection, { pageNumbers }: ItemState, makeFinding: MakeFinding): Finding[] {
  if (publication.pages === undefined) return [];
  if (pageNumbers.length === 0) return [makeFinding(publication.pages, 'check_no_pages')];
  const presentNumbers = new Set(pageNumbers);
  const lastNumber = Math.max(...pageNumbers);
  const missing: number[] = [];
  for (let number = 1; number < lastNumber && missing.length < MAX_LISTED; number++)
    if (!presentNumbers.has(number)) missing.push(number);
  return missing.length === 0 ? [] : [makeFinding(publication.pages, 'check_page_numbers', missing.join(', '))];
}

/** Returns one violation for each field that has files of a wrong type. */
export function mediaFindings({ collection }: NamedSection, media: ItemState['media']): Finding[] {
  const mismatchedMedia = media.filter(({ type, requiredType }) => !type.startsWith(requiredType));
  const fields = [...new Set(mismatchedMedia.map(({ field }) => field))];
  return fields.map((field): Finding => {
    const types = mismatchedMedia.filter((file) => file.field === field).map(({ type }) => type);
    return { collection, field, rule: 'check_media', subject: { types: [...new Set(types)] } };
  });
}
