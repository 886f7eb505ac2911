/** No font has this character. */
export class MissingGlyphError extends Error {
  readonly char: string;

  constructor(char: string) {
    const code = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    super(`no font has the character ${char} (U+${code})`);
    this.name = 'MissingGlyph';
    this.char = char;
  }
}
