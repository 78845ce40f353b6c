import { parseCues } from '@hat-nang/model/cues';
import type { Cue } from './cues.ts';

/** Returns the cues of a WebVTT text that have a sentence id. Their texts are left out, because the page contains them. */
export const sentenceCues = (vtt: string | null | undefined): Cue[] =>
  parseCues(vtt ?? '').flatMap(({ id, start, end }) => (id ? [{ id, start, end }] : []));
