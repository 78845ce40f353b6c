import { parseCues } from '@hat-nang/model/cues';
import type { Cue } from './cues.ts';

/** The cues of a WebVTT text that have a sentence id, without their texts, which the page has. */
export const sentenceCues = (vtt: string | null | undefined): Cue[] =>
  parseCues(vtt ?? '').flatMap(({ id, start, end }) => (id ? [{ id, start, end }] : []));
