/** Reads a media overlay (SMIL) of an EPUB. */
import { attributeOf, type EpubFiles, findAll, readXml, resolveAddress } from './epub-files.ts';
import type { EpubReport } from './epub-texts.ts';

/** A part of a sound that belongs to a place in the text. */
export interface Clip {
  /** Path of the page, and id of the element. An empty fragment means the whole page. */
  document: string;
  fragment: string;
  /** Path of the sound. */
  sound: string;
  beginMs: number;
  /** Undefined if the clip ends with the sound. */
  endMs?: number;
}

const unitsMs: Readonly<Record<string, number>> = { h: 3_600_000, min: 60_000, s: 1000, ms: 1 };

/** Parses a SMIL clock value, such as `1:02:03.5`, `02:03.5`, `12.5s` or `700ms`, to milliseconds. Returns undefined for any other text. */
export function parseClock(text: string): number | undefined {
  const clock = /^(?:(\d{1,4}):)?([0-5]?\d):([0-5]?\d(?:\.\d{1,9})?)$/.exec(text);
  if (clock) return ((Number(clock[1] ?? 0) * 60 + Number(clock[2])) * 60 + Number(clock[3])) * 1000;
  const count = /^(\d{1,9}(?:\.\d{1,9})?)(h|min|s|ms)?$/.exec(text);
  return count ? Number(count[1]) * (unitsMs[count[2] ?? 's'] ?? 1) : undefined;
}

/** Returns the clips of an overlay in order. Pairs without a sound are skipped. */
export function readOverlay(files: EpubFiles, path: string, report: EpubReport): Clip[] {
  const { problems, texts } = report;
  const document = readXml(files, path, report);
  return (document ? findAll(document, 'par') : []).flatMap((pair): Clip[] => {
    const [text] = findAll(pair, 'text');
    const [sound] = findAll(pair, 'audio');
    const place = text && resolveAddress(path, attributeOf(text, 'src'), report);
    const soundPath = sound && resolveAddress(path, attributeOf(sound, 'src'), report)?.path;
    if (!place || !soundPath) return [];
    const end = attributeOf(sound, 'clipEnd');
    const beginMs = parseClock(attributeOf(sound, 'clipBegin') || '0');
    const endMs = end === '' ? undefined : parseClock(end);
    if (beginMs === undefined || (end !== '' && (endMs === undefined || endMs < beginMs)))
      problems.add(texts.badTimes(path));
    if (!files.get(soundPath)?.type.startsWith('audio/')) problems.add(texts.missingFile(soundPath));
    return [{ document: place.path, fragment: place.fragment, sound: soundPath, beginMs: beginMs ?? 0, endMs }];
  });
}
