/** Invisible characters, except those that join letters of Persian and Indian scripts or emoji. */
const invisible = /(?!(?<=[\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D](?=[\p{Lo}\p{So}]))\p{Cf}/gu;
/** Any invisible character, including joiners; a faster first check than the pattern above. */
const mayBeInvisible = /\p{Cf}/u;
const plainLine = /^(?:[!-~\u4E00-\u9FFF]+(?: [!-~\u4E00-\u9FFF]+)*)?$/;
const longest = 1_000;

/** Whether a text needs no cleaning: only visible ASCII, common Chinese characters and single spaces. */
export const isPlainLine = (text: string): boolean => plainLine.test(text);

export const withoutInvisible = (text: string): string =>
  mayBeInvisible.test(text) ? text.replaceAll(invisible, '') : text;

/** Cleans a name: removes invisible characters and extra spaces, converts full-width letters to ASCII. */
export function readName(text: string): string {
  if (text.length > longest || isPlainLine(text)) return text;
  return withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}
