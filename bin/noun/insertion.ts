/** A change of a file that several nouns share: done by `npm run new`, undone by `npm run new -- --remove`. */
export interface Insertion {
  file: string;
  /** Where the text goes: a zero-width pattern. */
  position: RegExp;
  text: string;
  /** Not needed in a file without such a place. */
  isOptional?: true;
}

export function insert(source: string, { position, text }: Insertion): string {
  return source.replace(position, () => text);
}

/** Takes an insertion out, however it has been formatted since. */
export function takeOut(source: string, { text }: Pick<Insertion, 'text'>): string {
  const tokens = text.match(/\w+|'[^']*'|=>|\.\.\.|[^\s\w]/g) ?? [];
  const pattern = tokens.map((token, index) => {
    const escaped = token.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const isLastComma = token === ',' && index === tokens.length - 1;
    if (isLastComma) return ',?';
    return /^[)\]}]$/.test(token) && tokens[index - 1] !== ',' ? `(?:,\\s*)?${escaped}` : escaped;
  });
  return source.replace(
    new RegExp(String.raw`[ \t]*(?<![\w'])${pattern.join(String.raw`\s*`)}(?!\w)(?:[ \t]*\n)?`),
    '',
  );
}

/** Whether two sources differ in nothing but how they are laid out. */
export function isSameButLayout(one: string, other: string): boolean {
  const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll(/,(?=[)\]}])/g, '');
  return bare(one) === bare(other);
}
