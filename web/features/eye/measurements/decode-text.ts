/** Encodings of files that other programs export. */
export const textEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'gb18030', 'big5', 'windows-1252'] as const;
export type TextEncoding = (typeof textEncodings)[number];

/** Bytes examined if there is no byte order mark. */
const sampleBytes = 65_536;
/** Required share of non-ASCII bytes that form GB 2312 pairs. */
const chineseShare = 0.8;

/**
 * Detects the encoding: byte order mark, zero bytes of UTF-16, valid UTF-8, GB 18030 if most non-ASCII bytes
 * are pairs of common Han characters, otherwise Windows-1252. Never guesses Big5, whose bytes look like those
 * of GB 18030.
 */
export function findEncoding(bytes: Uint8Array): TextEncoding {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 1].map(offset => sample.filter((byte, at) => byte === 0 && at % 2 === offset).length);
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) > sample.length / 8) return even > odd ? 'utf-16be' : 'utf-16le';
  if (isUtf8(bytes)) return 'utf-8';
  return looksChinese(bytes) ? 'gb18030' : 'windows-1252';
}

/** Removes the byte order mark. Invalid bytes become U+FFFD. */
export function decodeText(bytes: Uint8Array, encoding: TextEncoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Han characters of GB 2312 are pairs of 0xB0–0xF7 and 0xA1–0xFE. */
function looksChinese(bytes: Uint8Array): boolean {
  let paired = 0;
  let high = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    const next = bytes[at + 1] ?? 0;
    if (byte >= 0xb0 && byte <= 0xf7 && next >= 0xa1 && next <= 0xfe) {
      paired += 2;
      at++;
      high++;
    }
    high++;
  }
  return high > 0 && paired / high >= chineseShare;
}
