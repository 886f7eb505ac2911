/** A change of a file that several nouns share: done by `npm run new`, undone by `npm run new -- --remove`. */
export interface Insertion {
  file: string;
  /** Where the text goes: a zero-width pattern. */
  position: RegExp;
  text: string;
  /** What stands before it, where the text alone could be found elsewhere too. */
  after?: RegExp;
  /** Not needed in a file without such a place. */
  isOptional?: true;
}

export function insert(source: string, { position, text }: Insertion): string {
  return source.replace(position, () => text);
}

/** Takes an insertion out, however it has been formatted since. */
export function takeOut(source: string, { text, after }: Pick<Insertion, 'text' | 'after'>): string {
  const start = after ? source.search(after) : 0;
  if (start < 0) return source;
  return source.slice(0, start) + source.slice(start).replace(formattedPattern(text), '');
}

/** The text with any spaces and line breaks between its words, and commas where the formatter may set them. */
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

/** Whether two sources differ in nothing but how they are laid out. */
export function isSameButLayout(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');
  return bare(one) === bare(other);
}
