/** Digits alone, or letters too where the setting says so (docs/specification.md §5 "OTP"). */
export type CodeMode = 'digits' | 'alphanumeric';

export const codeLength = 4;

const foreign: Record<CodeMode, RegExp> = { digits: /[^0-9]/g, alphanumeric: /[^A-Z0-9]/g };

/** What remains of typed text: characters of a code, in capitals, as many as there are slots. */
export const toCode = (typed: string, mode: CodeMode): string =>
  typed.toUpperCase().replace(foreign[mode], '').slice(0, codeLength);

/**
 * The code in a pasted text, or undefined when there is none: people copy `1234`, `12 34`, or a whole sentence of the mail.
 * A longer number holds no code, so that half of a phone number is never taken for one.
 */
export const codeInPaste = (pasted: string, mode: CodeMode): string | undefined => {
  const text = pasted.normalize('NFKC').trim();
  const plain = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode = (candidate: string) => candidate.length === codeLength && toCode(candidate, mode) === candidate;
  if (isCode(plain)) return plain;
  // In running text any word of four letters would look like a code: there it must hold a digit.
  const candidates = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\d/.test(word) && isCode(word.toUpperCase()));
  return candidates.length === 1 ? candidates[0]?.toUpperCase() : undefined;
};
