/** Writes cues as WebVTT. Pure functions. */
import type { Cue } from '@hat-nang/model/cues';

/** Formats milliseconds as a timestamp of WebVTT. */
export function formatTimestamp(ms: number): string {
  const pad = (value: number, digits = 2) => String(value).padStart(digits, '0');
  const [hours, minutes] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60];
  const clock = `${pad(minutes)}:${pad(Math.floor(ms / 1000) % 60)}.${pad(ms % 1000, 3)}`;
  return hours > 0 ? `${pad(hours)}:${clock}` : clock;
}

/** A cue to write. `text` may contain the timestamps of words. */
type WrittenCue = Pick<Cue, 'id' | 'start' | 'end' | 'text'>;

/**
 * Writes cues as WebVTT. Texts are written as they are.
 * @param notes blocks that begin with `NOTE`
 */
export const formatCues = (cues: readonly WrittenCue[], notes: readonly string[] = []): string =>
  `WEBVTT\n\n${notes.map((note) => `${note}\n\n`).join('')}${cues.map(({ id, start, end, text }) => `${id}\n${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${text}\n`).join('\n')}`;
