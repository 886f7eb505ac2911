import { cellText } from '../cell-text.ts';

const han = /\p{Script=Han}/u;
/** Signs without a width, except those that join letters of Persian, Indian scripts or emoji. */
const invisible =
  /(?!(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Kannada}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{So}\p{Sk}\p{M}])[\u200C\u200D](?=[\p{L}\p{So}]))(?!(?<=\p{So}[\u{E0020}-\u{E007E}]*)[\u{E0020}-\u{E007F}])\p{Cf}/gu;
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

/** The name in a cell of a file, also as DICOM writes it: `Chan^Tai Man=陳^大文`, of which the first is read. */
export const readNameCell = (cell: string): string =>
  readName(personName(cellText(cell).replaceAll(/[\p{Cc}\p{Co}\p{Cn}\s]+/gu, ' ')));

function personName(text: string): string {
  if (!text.includes('^')) return text;
  const parts = (text.split('=').find(group => /\p{L}/u.test(group)) ?? '').split('^').filter(Boolean);
  return parts.join(parts.every(part => han.test(part)) ? '' : ' ');
}

/** The whole name of two cells. @param isSurnameFirst as devices write it, also in Latin letters */
export function joinName(lastName: string, firstName: string, isSurnameFirst = false): string {
  const parts = [lastName, firstName].filter(part => part !== '');
  if (parts.every(part => han.test(part))) return parts.join('');
  return (isSurnameFirst ? parts : parts.toReversed()).join(' ');
}
