/** The label of a synthetic voice in the field `voice` of a book. Pure functions. */
import { voiceNames } from '@hat-nang/model/backend/spoken-sound';
import { type Lang, languages } from '@hat-nang/model/languages';

/** Most characters of the column `documents.voice`. */
export const MAX_LABEL_LENGTH = 255;

export interface VoiceLabel {
  /** Text for the field. It says of the language that its voice is synthetic. */
  readonly label: string;
  /** True if the field names somebody in this language. An editor then agrees before the field changes. */
  readonly namesSomebody: boolean;
}

/** Separates the Vietnamese from the English name of the voice. */
const SEPARATOR = ' / ';
/** Stands for a voice that has no name. */
const NO_NAME = '–';
const syntheticPattern = /giọng (tổng hợp|máy)|synthetic|espeak/iu;

const isUnnamed = (name: string) => name === '' || name === NO_NAME;

/**
 * Returns the label of a book in which pages of a language get a synthetic voice. The name of a person never labels that voice: it is replaced, or kept with
 * the synthetic voice beside it if the language has other narration.
 * @param stored current text of the field: one name, or the Vietnamese and the English name
 * @param narrated languages in which a page has narration
 */
export function labelVoice(stored: string | null, lang: Lang, narrated: ReadonlySet<Lang>): VoiceLabel {
  const text = (stored ?? '').normalize('NFC').trim();
  const parts = text.split(SEPARATOR).map((part) => part.trim());
  const isPair = parts.length === languages.length;
  const whole = parts.join(', ');
  const nameOf = (language: Lang) => (isPair ? (parts[languages.indexOf(language)] ?? '') : whole);
  const own = nameOf(lang);
  if (syntheticPattern.test(own)) return { label: text, namesSomebody: false };
  const namesSomebody = !isUnnamed(own);
  const ownLabel =
    namesSomebody && narrated.has(lang) ? `${own}; ${startInLowerCase(voiceNames[lang])}` : voiceNames[lang];
  const labels = languages.map((language) => {
    if (language === lang) return ownLabel;
    if (isPair) return nameOf(language) || NO_NAME;
    // One name for both languages labels the narration of the other language, if there is any.
    return narrated.has(language) ? whole || NO_NAME : voiceNames[language];
  });
  return { label: labels.join(SEPARATOR), namesSomebody };
}

const startInLowerCase = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
