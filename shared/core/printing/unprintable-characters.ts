/** Matches a text of common characters only, as most texts are; every font has these characters. */
const common = /^[\p{Zs}\p{Cc}\p{Cf}\u0020-\u007E\u00A1-\u017F\u4E00-\u9FA5、。，：；？！（）“”‘’…—]*$/u;
const invisible = /[\p{Zs}\p{Cc}\p{Cf}\p{Variation_Selector}]/u;

/**
 * The characters of a text that reports cannot print as written, without duplicates. Such a character is
 * printed as its code, because no included font has it, or because its script joins letters or runs from
 * right to left.
 */
export async function unprintableCharacters(text: string): Promise<string[]> {
  if (common.test(text)) return [];
  const { isPrintable } = await import('./printable-ranges.ts');
  const characters = new Set(text.normalize('NFC'));
  return [...characters].filter(char => !invisible.test(char) && !isPrintable(char.codePointAt(0) ?? 0));
}
