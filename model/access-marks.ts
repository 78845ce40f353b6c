/**
 * An access mark promises that every page of a document has narration, subtitles or sign language. This module lists what a document lacks for a mark. The
 * Studio's check list, the publishing rule and the seeds share these requirements. Pure functions.
 */
import { findCueFlaw, parseCues } from './cues.ts';

export const accessMarks = ['has_narration', 'has_subtitles', 'has_sign_language'] as const;
export type AccessMark = (typeof accessMarks)[number];

/** Facts about the bytes of a narration. `lengthMs` is undefined if the length cannot be read. */
export interface SoundFacts {
  readonly isSound: boolean;
  readonly lengthMs: number | undefined;
}

/** Facts about a page's text and files, read from their content. */
export interface PageFacts {
  /** Ids of the marked sentences (`data-s`) in the order of the text. */
  readonly sentences: readonly string[];
  readonly narration: SoundFacts | null;
  /** Whether the bytes of the clip are a film; null without a clip. */
  readonly isClipFilm: boolean | null;
  /** Whether the bytes of the small version of the clip are a film; null without a small version. */
  readonly isSmallClipFilm?: boolean | null;
  /** Length of the clip. Undefined if there is no clip, or if the length cannot be read. */
  readonly clipLengthMs?: number;
}

/** One page in one language. `narration` and `sign` are ids of files. `cues` and `captions` are WebVTT texts. Missing values are null. */
export interface CheckedPage {
  number: number;
  /** BCP 47 code: `vi-VN` or `en-US`. */
  language: string;
  hasImage: boolean;
  hasText: boolean;
  imageDescription: string | null;
  narration: string | null;
  cues: string | null;
  sign: string | null;
  captions: string | null;
  facts?: PageFacts;
}

/** The person who signs in the clips of a document. */
export interface Signer {
  readonly name: string | null;
  /** Whether the signer, or a guardian, agreed to the publication. */
  readonly hasAgreed: boolean;
}

/** The signer of a document without real signing. */
export const noSigner: Signer = { name: null, hasAgreed: false };

/**
 * A document to check. `signLanguage` is the id of the document's sign language, or null. The clips of a document without a sign language are generated
 * samples, which have no signer. The clips of other documents are real signing.
 */
export interface CheckedDocument {
  signLanguage: string | number | null;
  signer: Signer;
  pages: readonly CheckedPage[];
}

export type Lack =
  | 'page'
  | 'signLanguage'
  | 'signer'
  | 'signerConsent'
  | 'description'
  | 'narration'
  | 'cues'
  | 'clip'
  | 'captions'
  | 'soundFile'
  | 'soundLength'
  | 'cueTimes'
  | 'cueOrder'
  | 'cueLength'
  | 'cueSentences'
  | 'clipFile'
  | 'smallClipFile'
  | 'captionTimes'
  | 'captionLength';
/** One missing requirement. If the document itself lacks the requirement, `page` is 0 and `language` is empty. */
export interface MissingPart {
  page: number;
  language: string;
  lack: Lack;
}

/** Milliseconds by which the last cue may end after the narration or the clip. Encoders pad sounds, and players round times. */
const LENGTH_TOLERANCE_MS = 100;

const isBlank = (text: string | null) => text === null || text.trim() === '';

/**
 * For each mark, a function that lists what a page lacks. Narration is also for people who cannot see the page, so pictures need descriptions. A page without
 * text needs no narration, cues or clip.
 */
const lackCheckers: Record<AccessMark, (page: CheckedPage) => Lack[]> = {
  has_narration: (page) => [
    ...(page.hasText && page.narration === null ? (['narration'] as const) : []),
    ...(page.hasImage && isBlank(page.imageDescription) ? (['description'] as const) : []),
    ...findSoundLacks(page.facts?.narration ?? null),
  ],
  has_subtitles: (page) => [
    ...(page.hasText && isBlank(page.cues) ? (['cues'] as const) : []),
    ...findCueLacks(page),
    ...findCaptionLacks(page),
  ],
  has_sign_language: (page) => [
    ...(page.hasText && page.sign === null ? (['clip'] as const) : []),
    ...(page.facts?.isClipFilm === false ? (['clipFile'] as const) : []),
    ...(page.facts?.isSmallClipFilm === false ? (['smallClipFile'] as const) : []),
  ],
};

/** Lists problems of the captions of a clip. The last caption must end at most `LENGTH_TOLERANCE_MS` after the clip. */
function findCaptionLacks({ sign, captions, facts }: CheckedPage): Lack[] {
  if (sign === null) return [];
  if (captions === null || isBlank(captions)) return ['captions'];
  if (findCueFlaw(captions) !== undefined) return ['captionTimes'];
  const clipLengthMs = facts?.clipLengthMs;
  const areCaptionsLonger =
    clipLengthMs !== undefined && (parseCues(captions).at(-1)?.end ?? 0) > clipLengthMs + LENGTH_TOLERANCE_MS;
  return areCaptionsLonger ? ['captionLength'] : [];
}

function findSoundLacks(sound: SoundFacts | null): Lack[] {
  if (sound === null) return [];
  if (!sound.isSound) return ['soundFile'];
  return sound.lengthMs === undefined ? ['soundLength'] : [];
}

/**
 * Lists problems of the cues. The reader highlights each sentence during its cue, so there must be one cue for each sentence, in the order of the sentences.
 * The last cue must end at most `LENGTH_TOLERANCE_MS` after the narration.
 */
function findCueLacks({ cues, facts }: CheckedPage): Lack[] {
  if (cues === null || isBlank(cues)) return [];
  const flaw = findCueFlaw(cues);
  if (flaw !== undefined) return [flaw === 'times' ? 'cueTimes' : 'cueOrder'];
  if (facts === undefined) return [];
  const parsedCues = parseCues(cues);
  const narrationLengthMs = facts.narration?.lengthMs;
  const areCuesLonger =
    narrationLengthMs !== undefined && (parsedCues.at(-1)?.end ?? 0) > narrationLengthMs + LENGTH_TOLERANCE_MS;
  const hasAllCues = parsedCues.map(({ id }) => id).join() === facts.sentences.join();
  return [...(areCuesLonger ? (['cueLength'] as const) : []), ...(hasAllCues ? [] : (['cueSentences'] as const))];
}

function findSigningLacks({ signLanguage, signer }: CheckedDocument): Lack[] {
  if (signLanguage === null) return ['signLanguage'];
  return [
    ...(isBlank(signer.name) ? (['signer'] as const) : []),
    ...(signer.hasAgreed ? [] : (['signerConsent'] as const)),
  ];
}

/**
 * Lists what a document lacks for an access mark: first what the document itself lacks, then what each page lacks. A document without pages lacks `page`.
 */
export function findMissingParts(mark: AccessMark, document: CheckedDocument): MissingPart[] {
  const { pages } = document;
  const lacksOfDocument: Lack[] = [
    ...(mark === 'has_sign_language' ? findSigningLacks(document) : []),
    ...(pages.length === 0 ? (['page'] as const) : []),
  ];
  const pageLacks = [...pages]
    .sort((a, b) => a.number - b.number || a.language.localeCompare(b.language))
    .flatMap((page) => lackCheckers[mark](page).map((lack) => ({ page: page.number, language: page.language, lack })));
  return [...lacksOfDocument.map((lack) => ({ page: 0, language: '', lack })), ...pageLacks];
}
