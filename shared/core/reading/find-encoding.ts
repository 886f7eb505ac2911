import { decodeBytes, decodeUtf8, type TextEncoding } from './decode-bytes.ts';

/** Number of bytes in the sample that the quick checks read. */
const sampleBytes = 65_536;
/** Number of bytes searched for unreadable characters; enough for a list of 10,000 children. */
const countedBytes = 2 * 1024 * 1024;
/** Minimum share of ASCII characters, such as commas and line ends, for a text to be accepted as UTF-16. */
const asciiShare = 0.05;

/**
 * The encoding if it is certain: by byte order mark, by zero bytes (only UTF-16 has them), or because all
 * bytes are valid UTF-8. Undefined if several encodings are possible.
 */
export function certainEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  return utf16(bytes.subarray(0, sampleBytes)) ?? (decodeUtf8(bytes) === undefined ? undefined : 'utf-8');
}

/** Detects UTF-16 without a byte order mark: chooses the byte order that gives more ASCII characters. */
function utf16(sample: Uint8Array): TextEncoding | undefined {
  if (!sample.includes(0)) return undefined;
  const read = (['utf-16le', 'utf-16be'] as const).map(encoding => {
    const text = decodeBytes(sample, encoding);
    const isPadded = text.includes('\0');
    return { encoding, share: isPadded ? 0 : (text.match(/[\t\r\n -~]/g)?.length ?? 0) / text.length };
  });
  const [best] = read.toSorted((one, other) => other.share - one.share);
  return best && best.share >= asciiShare ? best.encoding : undefined;
}

export interface PossibleEncoding {
  encoding: TextEncoding;
  lost: number;
}

/**
 * Possible encodings of some bytes, most likely first. UTF-8 is always included, even if some bytes are
 * invalid, because exports may cut a character in half.
 */
export function possibleEncodings(bytes: Uint8Array): PossibleEncoding[] {
  const certain = certainEncoding(bytes);
  if (certain) return [{ encoding: certain, lost: lostIn(bytes, certain) }];
  const sample = bytes.subarray(0, sampleBytes);
  return candidates
    .map(({ encoding, readCommon }) => ({
      encoding,
      share: shareOfCommon(sample, readCommon),
      lost: lostIn(bytes, encoding),
    }))
    .toSorted((one, other) => other.share - one.share || one.lost - other.lost)
    .map(({ encoding, lost }) => ({ encoding, lost }));
}

export const likelyEncoding = (bytes: Uint8Array): TextEncoding =>
  possibleEncodings(bytes)[0]?.encoding ?? 'utf-8';

/**
 * Number of characters that the encoding cannot read. Encodings other than UTF-8 decode slowly, so only the
 * beginning of the file is decoded; a wrong encoding fails there already.
 */
function lostIn(bytes: Uint8Array, encoding: TextEncoding): number {
  const text = decodeBytes(encoding === 'utf-8' ? bytes : bytes.subarray(0, countedBytes), encoding);
  let lost = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', at + 1)) lost++;
  return lost;
}

/** Length of the common character at a position, in bytes; 0 if the character there is not common. */
type ReadCommon = (bytes: Uint8Array, at: number) => number;

const isIn = (byte: number | undefined, first: number, last: number): boolean =>
  byte !== undefined && byte >= first && byte <= last;

/** Possible encodings; if two have equal shares of common characters, the earlier one is chosen. */
const candidates: { encoding: TextEncoding; readCommon: ReadCommon }[] = [
  {
    encoding: 'utf-8',
    readCommon: (bytes, at) => {
      const lead = bytes[at] ?? 0;
      const length = isIn(lead, 0xc2, 0xdf) ? 2 : isIn(lead, 0xe0, 0xef) ? 3 : isIn(lead, 0xf0, 0xf4) ? 4 : 0;
      for (let next = 1; next < length; next++) if (!isIn(bytes[at + next], 0x80, 0xbf)) return 0;
      return length;
    },
  },
  {
    /** Common characters: punctuation and the more frequent half of GB 2312. */
    encoding: 'gb18030',
    readCommon: (bytes, at) =>
      (isIn(bytes[at], 0xb0, 0xd7) || isIn(bytes[at], 0xa1, 0xa3)) && isIn(bytes[at + 1], 0xa1, 0xfe) ? 2 : 0,
  },
  {
    /** Common characters: punctuation and the more frequent half of Big5. */
    encoding: 'big5',
    readCommon: (bytes, at) =>
      isIn(bytes[at], 0xa1, 0xc6) && (isIn(bytes[at + 1], 0x40, 0x7e) || isIn(bytes[at + 1], 0xa1, 0xfe))
        ? 2
        : 0,
  },
  {
    /** Common characters: kana and the more frequent half of JIS. */
    encoding: 'shift_jis',
    readCommon: (bytes, at) =>
      (isIn(bytes[at], 0x81, 0x83) || isIn(bytes[at], 0x88, 0x97)) &&
      (isIn(bytes[at + 1], 0x40, 0x7e) || isIn(bytes[at + 1], 0x80, 0xfc))
        ? 2
        : 0,
  },
  {
    /** Common characters: accented letters, quotation marks and symbols between ASCII characters. */
    encoding: 'windows-1252',
    readCommon: (bytes, at) => ((bytes[at - 1] ?? 0) < 0x80 && (bytes[at + 1] ?? 0) < 0x80 ? 1 : 0),
  },
];

/** Share of the bytes outside ASCII that belong to common characters. */
function shareOfCommon(bytes: Uint8Array, readCommon: ReadCommon): number {
  let common = 0;
  let others = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = (bytes[at] ?? 0) < 0x80 ? 0 : readCommon(bytes, at);
    if (length > 0) common += length;
    else if ((bytes[at] ?? 0) >= 0x80) others++;
    at += Math.max(1, length);
  }
  return common + others === 0 ? 0 : common / (common + others);
}
