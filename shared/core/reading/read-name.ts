/** Signs without a width, except those that join letters of Persian, Indian scripts or emoji. */
const invisible = /(?!(?<=[\p{Lo}\p{M}\p{So}\p{Sk}])[\u200C\u200D](?=[\p{Lo}\p{So}]))\p{Cf}/gu;
const longest = 1_000;

/** A name as people mean it: without signs that cannot be seen, with ASCII letters and single spaces. */
export function readName(text: string): string {
  if (text.length > longest) return text;
  return text
    .normalize('NFKC')
    .replaceAll(invisible, '')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
}
