/** A text that `npm run new` inserts into an existing file, and that `--remove` takes out again. */
export interface Insertion {
  file: string;
  /** Zero-width pattern that matches where to insert the text. */
  position: RegExp;
  text: string;
  /** Pattern of the text that precedes this text; needed if this text occurs several times in the file. */
  after?: RegExp;
  /** If true, a file that has no place for the text is skipped. */
  isOptional?: true;
}

export function insert(source: string, { position, text }: Insertion): string {
  return source.replace(position, () => text);
}

/** Removes an inserted text, even if a formatter has changed its spaces and line breaks. */
export function takeOut(source: string, { text, after }: Pick<Insertion, 'text' | 'after'>): string {
  const start = after ? source.search(after) : 0;
  if (start < 0) return source;
  return source.slice(0, start) + source.slice(start).replace(formattedPattern(text), '');
}

/** Pattern of the text with any white space between its words, and with or without the formatter's commas. */
function formattedPattern(text: string): RegExp {
  const tokens = text.match(/\w+|'[^']*'|=>|\.\.\.|[^\s\w]/g) ?? [];
  const pattern = tokens.map((token, index) => {
    const escaped = token.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    if (token === ',' && index === tokens.length - 1) return ',?';
    return /^[)\]}]$/.test(token) && tokens[index - 1] !== ',' ? String.raw`(?:,\s*)?${escaped}` : escaped;
  });
  const before = /^\w/.test(tokens[0] ?? '') ? String.raw`[ \t]*(?<![\w'])` : String.raw`[ \t]*`;
  return new RegExp(String.raw`${before}${pattern.join(String.raw`\s*`)}(?!\w)(?:[ \t]*\n)?`);
}

/** Whether two source texts differ only in spaces and line breaks. */
export function isSameButLayout(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');
  return bare(one) === bare(other);
}
