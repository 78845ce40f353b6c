import type { Cue } from './book.ts';

const time = /^(?:(\d+):)?(\d\d):(\d\d)[.,](\d{3})$/;

const milliseconds = (text: string): number | undefined => {
  const parts = time.exec(text);
  if (!parts) return undefined;
  const [, hours = '0', minutes, seconds, rest] = parts;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest);
};

/** The cues of a WebVTT text in the order of their times; what is not a cue is passed over. */
export function parseCues(vtt: string): Cue[] {
  const cues = vtt
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((block): Cue[] => {
      const lines = block.split('\n').filter((line) => line.trim() !== '');
      const at = lines.findIndex((line) => line.includes('-->'));
      if (at < 0) return [];
      const [from = '', to = ''] = (lines[at] ?? '').split('-->').map((part) => part.trim().split(/\s/)[0] ?? '');
      const [start, end] = [milliseconds(from), milliseconds(to)];
      if (start === undefined || end === undefined || end <= start) return [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replace(/<[^>]*>/g, '');
      return [{ id: at > 0 ? (lines[at - 1] ?? '').trim() : '', start, end, text }];
    });
  return cues.sort((one, other) => one.start - other.start);
}
