import type { Lang } from '@hat-nang/model/languages';
import type { GlossaryTerm } from './glossary.ts';

interface TermMarker {
  /** Marks the first occurrence of each term in the HTML of a page. Each mark is a button that opens the term's note. */
  mark: (html: string) => string;
  /** Returns the terms that were marked so far, in the order of the glossary. */
  markedTerms: () => GlossaryTerm[];
}

/** Returns the id of the element that explains a term. */
export const toNoteId = (lang: Lang, { id }: Pick<GlossaryTerm, 'id'>): string => `term-${lang}-${id}`;

/** Matches a tag, an entity, or a piece of text between them. */
const tokenPattern = /<[^>]*>|&[^;\s<&]{1,32};|[^<&]+|&/g;

const toKey = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
const toPatternSource = (form: string) =>
  form
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s+');

/** Returns a pattern that matches whole words only, and prefers the longest form. Letters that a hyphen or an apostrophe joins count as one word. */
const toPattern = (forms: readonly string[]): RegExp => {
  const sources = [...forms].sort((a, b) => b.length - a.length).map(toPatternSource);
  const before = String.raw`(?<![\p{L}\p{M}\p{N}]|[\p{L}\p{M}\p{N}]['’-])`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}]|['’-][\p{L}\p{N}])`;
  return new RegExp(`${before}(?:${sources.join('|')})${after}`, 'giu');
};

/** Creates a marker for the texts of one language. Words inside links are not marked, because a button inside a link would not work. */
export const createTermMarker = (terms: readonly GlossaryTerm[], lang: Lang): TermMarker => {
  const termByForm = new Map<string, GlossaryTerm>();
  for (const term of terms)
    for (const form of [term.word, ...term.otherForms])
      if (!termByForm.has(toKey(form))) termByForm.set(toKey(form), term);
  if (termByForm.size === 0) return { mark: (html) => html, markedTerms: () => [] };
  const pattern = toPattern([...termByForm.keys()]);
  const allMarkedTerms = new Set<GlossaryTerm>();
  const mark = (html: string): string => {
    const termsOnPage = new Set<GlossaryTerm>();
    let isInLink = false;
    return html.replace(tokenPattern, (token) => {
      if (token.startsWith('<')) {
        if (/^<\/?a[\s>]/i.test(token)) isInLink = token[1] !== '/';
        return token;
      }
      if (isInLink || token.startsWith('&')) return token;
      return token.replace(pattern, (text) => {
        const term = termByForm.get(toKey(text));
        if (!term || termsOnPage.has(term)) return text;
        termsOnPage.add(term);
        allMarkedTerms.add(term);
        return `<button type="button" popovertarget="${toNoteId(lang, term)}" aria-haspopup="dialog" data-term data-scan>${text}</button>`;
      });
    });
  };
  return { mark, markedTerms: () => terms.filter((term) => allMarkedTerms.has(term)) };
};
