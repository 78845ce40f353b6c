/** Characters of a code: digits only, or letters and digits. A setting selects the mode (docs/specification.md §5 "OTP"). */
export type CodeMode = 'digits' | 'alphanumeric';

export const codeLength = 4;

const disallowedCharacters: Record<CodeMode, RegExp> = { digits: /[^0-9]/g, alphanumeric: /[^A-Z0-9]/g };

/** Removes characters that no code contains, converts letters to upper case, and truncates to the length of a code. */
export const toCode = (typedText: string, mode: CodeMode): string =>
  typedText.toUpperCase().replace(disallowedCharacters[mode], '').slice(0, codeLength);

/**
 * Finds the code in a pasted text. Undefined if the text contains no code or several codes. People copy `1234`, `12 34`, or a whole sentence of the mail. A
 * longer number contains no code, because part of a phone number must not be used as a code.
 */
export const findCodeInPaste = (pasted: string, mode: CodeMode): string | undefined => {
  const text = pasted.normalize('NFKC').trim();
  const compactText = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode = (candidate: string) => candidate.length === codeLength && toCode(candidate, mode) === candidate;
  if (isCode(compactText)) return compactText;
  // In a sentence, every four-letter word could be a code. Therefore only words with a digit count.
  const candidates = text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\d/.test(word) && isCode(word.toUpperCase()));
  return candidates.length === 1 ? candidates[0]?.toUpperCase() : undefined;
};
