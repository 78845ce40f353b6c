/**
 * Lists words about health and harm. A query with one of these words is never counted, in any section (docs/decisions/255-unfound-queries.md). The list is
 * deliberately too broad. Pure functions.
 */
import { wordsOf } from './words.ts';

/** Phrases that match as whole words. */
const PRIVATE_PHRASES =
  'tram cam, lo au, lo lang, lo so, cang thang, ap luc, tam ly, tam than, tri lieu, tu van, bac si, benh, thuoc, mat ngu, hoang loan, hoang so, roi loan, am anh, ' +
  'sang chan, co don, co doc, buon, khoc, kiet suc, met moi, chan nan, tuyet vong, tu ti, tu trach, tu lam dau, tu hai, chet, bao hanh, bao luc, bat nat, danh dap, ' +
  'bi danh, xam hai, lam dung, quay roi, hiep dam, cuong hiep, mang thai, co thai, pha thai, nghien, ma tuy, say ruou, bo nha, ly hon, mat ba, mat me, tang che, ' +
  'sad, cry, crying, kill, killed, die, died, dying, dead, death, beat, beaten, hit, hits, hurt, hurts, harm, sleep, rape, drug, drugs, drunk, self esteem, eating disorder';

/** Beginnings of words. All words with these prefixes match. */
const PRIVATE_BEGINNINGS =
  'depress, anxi, stress, panic, worri, worry, mental, psych, therap, counsel, doctor, illness, medic, insomn, disorder, trauma, lonel, grief, griev, burnout, exhaust, ' +
  'hopeless, worthless, suicid, violen, bully, bullie, abus, assault, harass, pregnan, abort, addict, alcohol, divorce, anorex, bulimi, bipolar, schizo';

/** Folds each phrase of a list like a query (`ly hôn` becomes `li hon`). Adds a space before the phrase, and the suffix after the phrase. */
const foldedForms = (text: string, suffix: string): readonly string[] =>
  text.split(', ').map(
    (wordGroup) =>
      ` ${wordsOf(wordGroup)
        .map(({ folded }) => folded)
        .join(' ')}${suffix}`,
  );
const forms = [...foldedForms(PRIVATE_PHRASES, ' '), ...foldedForms(PRIVATE_BEGINNINGS, '')];

/**
 * Checks whether a text contains one of the phrases, or a word with one of the beginnings.
 * @param folded folded words, separated by single spaces
 */
export const isPrivate = (folded: string): boolean => forms.some((form) => ` ${folded} `.includes(form));
