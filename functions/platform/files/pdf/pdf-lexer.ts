import { CorruptFileError } from '../corrupt-file-error.ts';

export type Token = { kind: 'name' | 'string' | 'word'; text: string } | { kind: '<<' | '>>' | '[' | ']' };

const code = (character: string) => character.charCodeAt(0);
const backslash = code('\\');
const [open, close] = [code('('), code(')')];
const [less, greater] = [code('<'), code('>')];
const [lineFeed, carriageReturn] = [10, 13];

const tableOf = (characters: string) => {
  const table = new Uint8Array(256);
  for (const character of characters) table[code(character)] = 1;
  return table;
};
const isSpace = tableOf('\0\t\n\f\r ');
const isDelimiter = tableOf('()<>[]{}/%');
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const brackets: Record<number, Token> = { [code('[')]: { kind: '[' }, [code(']')]: { kind: ']' } };

/** Maximum length of a name or number, so that a single token cannot take long to read. */
const maxWordLength = 4_096;
/**
 * Maximum length of a string. Signatures and colour tables are shorter. Decoding a string takes several times
 * its length in memory.
 */
const maxStringLength = 256 * 1024;

/**
 * Reads tokens of a PDF from front to back, each byte once. Skips comments.
 * @throws CorruptFileError for a string without an end
 */
export class PdfLexer {
  readonly bytes: Buffer;
  at: number;
  #tokensLeft: number;
  #tokensAtEndOfValue = 0;

  /** @param maxTokens maximum number of tokens; reading a further one throws */
  constructor(bytes: Buffer, maxTokens: number, at = 0) {
    this.bytes = bytes;
    this.at = at;
    this.#tokensLeft = maxTokens;
  }

  get tokensLeft(): number {
    return this.#tokensLeft;
  }

  beginValue(maxTokens: number): void {
    this.#tokensAtEndOfValue = Math.max(0, this.#tokensLeft - maxTokens);
  }

  next(): Token | undefined {
    if (this.#tokensLeft-- <= this.#tokensAtEndOfValue) throw new CorruptFileError('too many parts');
    const { bytes } = this;
    this.#skipSpace();
    const first = bytes[this.at];
    if (first === undefined) return undefined;
    if (first === code('/')) return { kind: 'name', text: this.#readName() };
    if (first === open) return { kind: 'string', text: this.#readString() };
    const pair = bytes[this.at + 1];
    if (first === less) return pair === less ? this.#take('<<') : { kind: 'string', text: this.#readHex() };
    if (first === greater && pair === greater) return this.#take('>>');
    const bracket = brackets[first];
    if (bracket || isDelimiter[first]) {
      this.at++;
      return bracket ?? { kind: 'word', text: String.fromCharCode(first) };
    }
    return { kind: 'word', text: this.#readWord() };
  }

  /** Whether a space and a digit follow, as in a reference such as `12 0 R`. */
  isBeforeDigit(): boolean {
    const digit = this.bytes[this.at + 1] ?? 0;
    return isSpace[this.bytes[this.at] ?? 1] === 1 && digit >= code('0') && digit <= code('9');
  }

  #take(kind: '<<' | '>>'): Token {
    this.at += 2;
    return { kind };
  }

  #skipSpace(): void {
    const { bytes } = this;
    for (;;) {
      while (isSpace[bytes[this.at] ?? 1] && this.at < bytes.length) this.at++;
      if (bytes[this.at] !== code('%')) return;
      while (this.at < bytes.length && bytes[this.at] !== lineFeed && bytes[this.at] !== carriageReturn)
        this.at++;
    }
  }

  #readWord(): string {
    const { bytes, at: from } = this;
    while (this.at < bytes.length && !isSpace[bytes[this.at] ?? 0] && !isDelimiter[bytes[this.at] ?? 0])
      this.at++;
    if (this.at - from > maxWordLength) return '';
    return bytes.toString('latin1', from, this.at);
  }

  #readName(): string {
    this.at++;
    const word = this.#readWord();
    if (!word.includes('#')) return word;
    return word.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }

  #readString(): string {
    const { bytes } = this;
    const from = ++this.at;
    let isEscaped = false;
    for (let depth = 1; depth > 0; this.at++) {
      const byte = bytes[this.at];
      if (byte === undefined || this.at - from > maxStringLength)
        throw new CorruptFileError('a string without an end');
      if (byte === backslash) {
        isEscaped = true;
        this.at++;
      } else if (byte === open) depth++;
      else if (byte === close) depth--;
    }
    const text = bytes.toString('latin1', from, this.at - 1);
    return isEscaped ? decodeEscapes(text) : text;
  }

  #readHex(): string {
    const end = this.bytes.subarray(0, this.at + maxStringLength).indexOf(greater, this.at);
    if (end < 0) throw new CorruptFileError('a string without an end');
    const digits = this.bytes.toString('latin1', this.at + 1, end).replaceAll(/[^0-9a-f]/gi, '');
    this.at = end + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }
}

const decodeEscapes = (text: string): string =>
  text.replaceAll(/\\([0-7]{1,3}|\r\n|.)/gs, (_, escaped: string) => {
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(Number.parseInt(escaped, 8) & 255);
    if (/^[\r\n]/.test(escaped)) return '';
    return escapes[escaped] ?? escaped;
  });
