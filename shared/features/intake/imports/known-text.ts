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
/** Those of them that are also surnames: 나, 余, and Null in parts of Europe. */
const surnames = new Set(['na', 'u', 'null']);

const longest = Math.max(...[...unknown].map(word => word.length));

/** A text, or nothing for a word that says that it is not known. */
export function knownText(text: string, isNamePart: boolean): string {
  if (text.length > longest) return text;
  const word = text.toLowerCase();
  return unknown.has(word) && !(isNamePart && surnames.has(word)) ? '' : text;
}
