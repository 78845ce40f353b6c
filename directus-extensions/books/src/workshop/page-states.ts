/** The state of each part of a page in one language: present, missing or wrong. Pure functions. */
import { accessMarks, type CheckedPage, findMissingParts, type Lack, noSigner } from '@hat-nang/model/access-marks';

export const pageParts = ['text', 'voice', 'marks', 'signing', 'description'] as const;
export type PagePart = (typeof pageParts)[number];
/** A page without text needs no voice, and a page without a picture needs no description: these parts are `unneeded`. */
export type StateKind = 'present' | 'missing' | 'wrong' | 'unneeded';
/** `numbers`: no sentence of the text has a number. */
type PartProblem = Lack | 'numbers';

export interface PartState {
  readonly kind: StateKind;
  /** Why the part is wrong. */
  readonly problem?: PartProblem;
}
export type PageStates = Readonly<Record<PagePart, PartState>>;

const problemsOfPart: Readonly<Record<Exclude<PagePart, 'text'>, readonly Lack[]>> = {
  voice: ['soundFile', 'soundLength'],
  marks: ['cueTimes', 'cueOrder', 'cueLength', 'cueSentences'],
  signing: ['clipFile', 'smallClipFile', 'captionTimes', 'captionLength', 'captions'],
  description: [],
};

/**
 * Returns the states of a page's parts. The rules are those of the access marks.
 * @param hasOwnText true if the page has text in this language
 */
export function findPageStates(page: CheckedPage, hasOwnText: boolean): PageStates {
  const lacks = accessMarks
    .flatMap((mark) => findMissingParts(mark, { signLanguage: 0, signer: noSigner, pages: [page] }))
    .map(({ lack }) => lack);
  const stateOf = (part: Exclude<PagePart, 'text'>, isPresent: boolean, isNeeded: boolean): PartState => {
    if (!isPresent) return { kind: isNeeded ? 'missing' : 'unneeded' };
    const problem = lacks.find((lack) => problemsOfPart[part].includes(lack));
    return problem === undefined ? { kind: 'present' } : { kind: 'wrong', problem };
  };
  return {
    text: findTextState(page, hasOwnText),
    voice: stateOf('voice', page.narration !== null, page.hasText),
    marks: stateOf('marks', isFilled(page.cues), page.hasText),
    signing: stateOf('signing', page.sign !== null, page.hasText),
    description: stateOf('description', isFilled(page.imageDescription), page.hasImage),
  };
}

function findTextState({ hasText, hasImage, facts }: CheckedPage, hasOwnText: boolean): PartState {
  if (!hasOwnText) return { kind: hasText || !hasImage ? 'missing' : 'unneeded' };
  return facts !== undefined && facts.sentences.length > 0
    ? { kind: 'present' }
    : { kind: 'wrong', problem: 'numbers' };
}

const isFilled = (text: string | null) => text !== null && text.trim() !== '';
