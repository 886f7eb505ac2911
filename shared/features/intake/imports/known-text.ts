/** Words that programs write for unknown values. */
const unknown = new Set([
  '',
  '-',
  '–',
  '—',
  'n/a',
  'na',
  'null',
  'none',
  'unknown',
  'u',
  '无',
  '無',
  '未知',
  '不详',
  '不詳',
  'not known',
  'not applicable',
  'not specified',
  'not stated',
  'prefer not to say',
  '未填写',
  '未填寫',
]);
/** Words for unknown values that are also surnames: Na (나), U (余), and Null in parts of Europe. */
const surnames = new Set(['na', 'u', 'null']);

const longest = Math.max(...[...unknown].map(word => word.length));

/** Returns the text of a cell, or an empty text if it is only a word for an unknown value. */
export function knownText(text: string, isNamePart: boolean): string {
  if (text.length > longest) return text;
  const word = text.toLowerCase();
  return unknown.has(word) && !(isNamePart && surnames.has(word)) ? '' : text;
}
