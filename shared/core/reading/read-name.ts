/** Signs without a width, except those that join letters of Persian, Indian scripts or emoji. */
const invisible = /(?!(?<=[\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D](?=[\p{Lo}\p{So}]))\p{Cf}/gu;
const longest = 1_000;

export const withoutInvisible = (text: string): string => text.replaceAll(invisible, '');

/** A name as people mean it: without signs that cannot be seen, with ASCII letters and single spaces. */
export function readName(text: string): string {
  if (text.length > longest) return text;
  return withoutInvisible(text.normalize('NFKC'))
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}
