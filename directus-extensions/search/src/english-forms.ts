/** Derives other forms of an English word: `stories` for `story`, `stutters` for `stutter`. Uses spelling rules, not a dictionary. Pure functions. */

/** Minimum length of a word without its ending, and of a form. A shorter remainder is not a stem: `i` of `is`, `r` of `red`. */
const MIN_STEM_LENGTH = 3;
const DOUBLED_CONSONANT = /([bdgmnprt])\1$/;

/** Returns possible forms of a word, without the word itself. The caller keeps the forms that exist. */
export function formsOf(word: string): string[] {
  const forms = new Set<string>();
  for (const stem of stemsOf(word)) {
    for (const form of [stem, ...endingsOf(stem)]) forms.add(form);
  }
  forms.delete(word);
  return [...forms].filter(({ length }) => length >= MIN_STEM_LENGTH);
}

function stemsOf(word: string): string[] {
  const stems = [word];
  const replaceEnding = (ending: string, ...replacements: readonly string[]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < MIN_STEM_LENGTH) return;
    for (const replacement of replacements) stems.push(stem + replacement);
    if (DOUBLED_CONSONANT.test(stem) && ending !== 's' && ending !== 'es') stems.push(stem.slice(0, -1));
  };
  replaceEnding('ies', 'y');
  if (!word.endsWith('ss')) replaceEnding('s', '');
  replaceEnding('es', '');
  replaceEnding('ing', '', 'e');
  replaceEnding('ed', '', 'e');
  return stems;
}

function endingsOf(stem: string): string[] {
  if (stem.endsWith('e')) return [`${stem}s`, `${stem}d`, `${stem.slice(0, -1)}ing`];
  if (/[^aeiou]y$/.test(stem)) return [`${stem.slice(0, -1)}ies`, `${stem}ing`, `${stem.slice(0, -1)}ied`];
  const lastLetter = stem.at(-1) ?? '';
  return ['s', 'es', 'ing', 'ed', `${lastLetter}ing`, `${lastLetter}ed`].map((ending) => stem + ending);
}
