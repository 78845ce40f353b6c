/** WebVTT. Imports nothing. */

/** A sentence on the timeline of a sound or a clip. Ids (s1, s2 …) are shared by both languages and by narration and signing. */
export interface Cue {
  id: string;
  /** Milliseconds. */
  start: number;
  end: number;
  /** Without tags, in one line. */
  text: string;
}

const clock = /^(?:(\d{1,6}):)?(\d\d):(\d\d)[.,](\d{3})$/;

const milliseconds = (text: string): number => {
  const [, hours = '0', minutes, seconds, rest] = clock.exec(text) ?? [];
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
};

/** The cues of a WebVTT text in the order of their times; what is not a cue is passed over. Takes the commas of SRT, too. */
export function parseCues(vtt: string): Cue[] {
  const blocks = vtt
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks
    .flatMap((block): Cue[] => {
      const lines = block.split('\n').filter((line) => line.trim() !== '');
      const at = lines.findIndex((line) => line.includes('-->'));
      const [start, end] = (lines[at] ?? '')
        .split('-->', 2)
        .map((part) => milliseconds(part.trim().split(/\s/, 1)[0] ?? ''));
      // A time that cannot be read is NaN, which is not later than anything.
      if (start === undefined || end === undefined || !(end > start)) return [];
      const text = lines.slice(at + 1).join(' ');
      return [{ id: lines[at - 1]?.trim() ?? '', start, end, text: text.replace(/<[^<>]*>/g, '') }];
    })
    .sort((one, other) => one.start - other.start);
}
