import { CorruptFileError } from './corrupt-file-error.ts';

interface JpegFrame {
  height: number;
  width: number;
  isProgressive: boolean;
  /** Number of passes in which the picture is stored. */
  scans: number;
}

const [baseline, extended, progressive] = [0xc0, 0xc1, 0xc2];
const [endOfImage, startOfScan] = [0xd9, 0xda];
/** Maximum number of markers and fill bytes in a JPEG. Cameras write a few hundred. */
const maxMarks = 20_000;

/** Reads the markers of a JPEG to its end, without decoding. @throws CorruptFileError */
export function readJpegFrame(bytes: Uint8Array): JpegFrame {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Omit<JpegFrame, 'scans'> | undefined;
  let scans = 0;
  let marks = 0;
  for (let at = source.indexOf(0xff, 2); at >= 0 && at + 1 < source.length; at = source.indexOf(0xff, at)) {
    const marker = source[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const isAlone = marker !== 0xff && !hasLength(marker);
    if (!isAlone && ++marks > maxMarks) throw new CorruptFileError('too many marks');
    if (marker === 0xff) at += 1;
    else if (isAlone) at += 2;
    else {
      if (isFrame(marker)) {
        if (frame || at + 9 > source.length) throw new CorruptFileError('a second frame, or half of one');
        frame = readFrame(source, at, marker);
      } else if (marker === startOfScan) scans++;
      at += at + 4 <= source.length ? 2 + source.readUInt16BE(at + 2) : 4;
    }
  }
  if (!frame || scans === 0) throw new CorruptFileError('a JPEG without a picture');
  return { ...frame, scans };
}

/** Whether the marker has a length field. Escaped bytes and restart markers within a scan have none. */
const hasLength = (marker: number): boolean =>
  marker >= baseline && !(marker >= 0xd0 && marker <= endOfImage);

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function readFrame(source: Buffer, at: number, marker: number): Omit<JpegFrame, 'scans'> {
  if (![baseline, extended, progressive].includes(marker)) throw new CorruptFileError('no common JPEG');
  const isProgressive = marker === progressive;
  return { height: source.readUInt16BE(at + 5), width: source.readUInt16BE(at + 7), isProgressive };
}
