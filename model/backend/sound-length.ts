/** Reads the length of a sound from its bytes: MP3, WAV, MP4 (M4A), Ogg and FLAC. Pure functions. */
import { detectFileKind, type FileKind } from './file-kinds.ts';

const BITRATES_KBPS: Readonly<Record<'1' | '2', readonly number[]>> = {
  '1': [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  '2': [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const SAMPLE_RATES = [44_100, 48_000, 32_000];
/** Minimum number of consecutive frames that identify an MP3. The eleven set bits of a single frame may occur by chance. */
const MIN_FRAMES = 3;

const LENGTH_READERS: Readonly<Partial<Record<FileKind, (data: Buffer) => number | undefined>>> = {
  mp3: readMp3Length,
  wav: readWavLength,
  mp4: readMp4Length,
  ogg: readOggLength,
  flac: readFlacLength,
};

/**
 * Returns the length of a sound in milliseconds, or undefined if the length cannot be read. For a truncated MP3 or WAV, returns the length of the remaining
 * part.
 */
export function readSoundLengthMs(bytes: Uint8Array): number | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = LENGTH_READERS[detectFileKind(bytes)]?.(data);
  return length === undefined || !Number.isFinite(length) || length <= 0 ? undefined : length;
}

function readMp3Length(data: Buffer): number | undefined {
  let [seconds, hasFrames] = [0, false];
  for (const frame of listMp3Frames(data)) {
    hasFrames = true;
    seconds += frame.seconds;
  }
  return hasFrames ? seconds * 1000 : undefined;
}

interface Mp3Frame {
  /** Position of the first byte in the file. */
  readonly offset: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Lists the consecutive complete frames of an MP3. Ends at tags that follow the frames. */
export function* listMp3Frames(data: Buffer): Generator<Mp3Frame> {
  let offset = data.toString('latin1', 0, 3) === 'ID3' && data.length > 10 ? 10 + readSyncSafeInteger(data, 6) : 0;
  // Bytes before the first `MIN_FRAMES` frames are skipped, including those that look like a frame or two.
  while (offset + 4 <= data.length && !hasFrames(data, offset)) offset += 1;
  for (;;) {
    const frame = readWholeFrame(data, offset);
    if (frame === undefined) return;
    yield { offset, ...frame };
    offset += frame.bytes;
  }
}

function hasFrames(data: Buffer, start: number): boolean {
  let offset = start;
  for (let count = 0; count < MIN_FRAMES; count++) {
    const frame = readWholeFrame(data, offset);
    if (frame === undefined) return false;
    offset += frame.bytes;
  }
  return true;
}

/** Reads a frame that ends inside the data. */
function readWholeFrame(data: Buffer, offset: number): { bytes: number; seconds: number } | undefined {
  if (offset + 4 > data.length) return undefined;
  const frame = readMp3Frame(data, offset);
  return frame === undefined || offset + frame.bytes > data.length ? undefined : frame;
}

const readSyncSafeInteger = (data: Buffer, offset: number) =>
  [0, 1, 2, 3].reduce((sum, index) => sum * 128 + ((data[offset + index] ?? 0) & 0x7f), 0);

/** Reads the size and duration of a frame of MPEG audio, layer III. */
function readMp3Frame(data: Buffer, offset: number): { bytes: number; seconds: number } | undefined {
  const [first = 0, second = 0, third = 0] = data.subarray(offset, offset + 3);
  if (first !== 0xff || (second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1) return undefined;
  const version = (second >> 3) & 3;
  const baseSampleRate = SAMPLE_RATES[(third >> 2) & 3];
  if (version === 1 || baseSampleRate === undefined) return undefined;
  const isMpeg1 = version === 3;
  const bitsPerSecond = (BITRATES_KBPS[isMpeg1 ? '1' : '2'][third >> 4] ?? 0) * 1000;
  if (bitsPerSecond === 0) return undefined;
  const sampleRate = isMpeg1 ? baseSampleRate : version === 2 ? baseSampleRate / 2 : baseSampleRate / 4;
  const samples = isMpeg1 ? 1152 : 576;
  return {
    bytes: Math.floor((samples / 8) * (bitsPerSecond / sampleRate)) + ((third >> 1) & 1),
    seconds: samples / sampleRate,
  };
}

function readWavLength(data: Buffer): number | undefined {
  let bytesPerSecond = 0;
  for (let offset = 12; offset + 8 <= data.length; ) {
    const size = data.readUInt32LE(offset + 4);
    const name = data.toString('latin1', offset, offset + 4);
    if (name === 'fmt ' && offset + 20 <= data.length) bytesPerSecond = data.readUInt32LE(offset + 16);
    if (name === 'data') return (Math.min(size, data.length - offset - 8) / bytesPerSecond) * 1000;
    offset += 8 + size + (size % 2);
  }
  return undefined;
}

/** Reads the length from `mvhd` inside `moov`, which has the time scale and the duration. */
function readMp4Length(data: Buffer): number | undefined {
  const movie = findBox(data, 'moov');
  const header = movie && findBox(movie, 'mvhd');
  if (header === undefined || header.length < 20) return undefined;
  const isLong = header[0] === 1;
  if (isLong && header.length < 32) return undefined;
  const unitsPerSecond = header.readUInt32BE(isLong ? 20 : 12);
  const lengthUnits = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return (lengthUnits / unitsPerSecond) * 1000;
}

function findBox(data: Buffer, boxType: string): Buffer | undefined {
  for (let offset = 0; offset + 8 <= data.length; ) {
    const length32 = data.readUInt32BE(offset);
    const head = length32 === 1 ? 16 : 8;
    if (offset + head > data.length) return undefined;
    const size =
      length32 === 1 ? Number(data.readBigUInt64BE(offset + 8)) : length32 === 0 ? data.length - offset : length32;
    if (size < head || offset + size > data.length) return undefined;
    if (data.toString('latin1', offset + 4, offset + 8) === boxType) return data.subarray(offset + head, offset + size);
    offset += size;
  }
  return undefined;
}

/** Reads the number of samples from the last page. Opus has 48,000 samples per second. Vorbis files state their sample rate. */
function readOggLength(data: Buffer): number | undefined {
  const lastPageStart = data.lastIndexOf('OggS', undefined, 'latin1');
  if (lastPageStart < 0 || lastPageStart + 14 > data.length) return undefined;
  const head = data.subarray(0, 512);
  const vorbisStart = head.indexOf('\u0001vorbis', 0, 'latin1');
  const isOpus = head.includes('OpusHead', 0, 'latin1');
  const sampleRate = isOpus
    ? 48_000
    : vorbisStart < 0 || vorbisStart + 16 > head.length
      ? 0
      : head.readUInt32LE(vorbisStart + 12);
  return (Number(data.readBigInt64LE(lastPageStart + 6)) / sampleRate) * 1000;
}

/** Reads the length from STREAMINFO, the first block, which stores the sample rate in 20 bits and the number of samples in 36 bits. */
function readFlacLength(data: Buffer): number | undefined {
  if (data.length < 26) return undefined;
  const sampleRate = data.readUIntBE(18, 3) >> 4;
  const samples = ((data[21] ?? 0) & 0x0f) * 2 ** 32 + data.readUInt32BE(22);
  return (samples / sampleRate) * 1000;
}
