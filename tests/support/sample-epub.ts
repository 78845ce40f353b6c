/** Small EPUBs and sounds for tests of the import. */
import { zipSync } from 'fflate';
import { pixelPng } from './pixel.ts';

export interface SampleEpub {
  /** Elements inside `<metadata>`. */
  metadata?: string;
  /** Elements inside `<manifest>` and `<spine>`. */
  manifest: string;
  spine: string;
  /** Files in the folder `EPUB`: bodies of pages (`.xhtml`) and of overlays (`.smil`), or contents. */
  files: Readonly<Record<string, string | Uint8Array>>;
  /** Files at their paths, which replace the generated ones. */
  otherFiles?: Readonly<Record<string, string | Uint8Array>>;
}

export const defaultMetadata =
  '<dc:title>Con mèo</dc:title><dc:language>vi</dc:language><dc:creator>An</dc:creator><dc:rights>CC BY 4.0</dc:rights>';
export const xhtmlItem = (id: string, more = '') =>
  `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml" ${more}/>`;

const wrapFile = (name: string, content: string): string => {
  if (name.endsWith('.smil'))
    return `<smil xmlns="http://www.w3.org/ns/SMIL" version="3.0"><body><seq>${content}</seq></body></smil>`;
  return name.endsWith('.xhtml')
    ? `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>x</title></head>${
        content.includes('<body') ? content : `<body>${content}</body>`
      }</html>`
    : content;
};
const toBytes = (content: string | Uint8Array) =>
  typeof content === 'string' ? new Uint8Array(Buffer.from(content, 'utf8')) : content;

/** Zips an EPUB. */
export function createEpub({ metadata = defaultMetadata, manifest, spine, files, otherFiles = {} }: SampleEpub) {
  const entries = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="EPUB/p.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'EPUB/p.opf': `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">${metadata}</metadata><manifest>${manifest}</manifest><spine>${spine}</spine></package>`,
    'EPUB/p.png': pixelPng,
    ...Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        `EPUB/${name}`,
        typeof content === 'string' ? wrapFile(name, content) : content,
      ]),
    ),
    ...otherFiles,
  };
  return zipSync(
    Object.fromEntries(Object.entries(entries).map(([name, content]) => [name, [toBytes(content), { level: 0 }]])),
  );
}

/** Milliseconds of a frame of `createMp3`. */
export const MP3_FRAME_MS = 24;

/** Makes an MP3 (48 kHz, 64 kbit/s). Each frame contains its number after its header. */
export function createMp3(frameCount: number): Buffer {
  const frames = Array.from({ length: frameCount }, (_, index) => {
    const frame = Buffer.alloc(192);
    frame.writeUInt32BE(0xfffb5400, 0);
    frame.writeUInt16BE(index, 4);
    return frame;
  });
  return Buffer.concat(frames);
}

/** Returns the numbers of the frames of a cut sound. */
export const listFrameNumbers = (mp3: Uint8Array): number[] =>
  Array.from({ length: mp3.length / 192 }, (_, index) => Buffer.from(mp3).readUInt16BE(index * 192 + 4));
