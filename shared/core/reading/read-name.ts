/** Signs without a width, except those that join letters of Persian, Indian scripts or emoji. */
const invisible = /(?!(?<=[\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D](?=[\p{Lo}\p{So}]))\p{Cf}/gu;
/** Any of them, joiners too: found sooner than the sign above. */
const mayBeInvisible = /\p{Cf}/u;
const plainLine = /^(?:[!-~\u4E00-\u9FFF]+(?: [!-~\u4E00-\u9FFF]+)*)?$/;
const longest = 1_000;

/** Whether a text has only visible ASCII, common Chinese characters and single spaces: nothing to take out. */
export const isPlainLine = (text: string): boolean => plainLine.test(text);

export const withoutInvisible = (text: string): string =>
  mayBeInvisible.test(text) ? text.replaceAll(invisible, '') : text;

/** A cleaned name: without invisible signs, with full-width letters converted to ASCII, and single spaces. */
export function readName(text: string): string {
  if (text.length > longest || isPlainLine(text)) return text;
  return withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}
