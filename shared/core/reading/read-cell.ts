import { cellText } from './cell-text.ts';
import { isPlainLine, readName } from './read-name.ts';

/**
 * Characters to remove. Private-use ones belong to some program, and unassigned ones may be part of names, so
 * both stay.
 */
const controls = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;
const han = /\p{Script=Han}/u;

/** The line in a cell of a file, without signs that cannot be seen. */
export function readCell(cell: string): string {
  const text = cellText(cell);
  if (isPlainLine(text)) return text;
  return text.replaceAll(controls, ' ').trim();
}

/**
 * The name in a cell of a file, also in DICOM notation: `Chan^Tai Man=陳^大文`, of which the first part is read.
 */
export function readNameCell(cell: string): string {
  const text = cellText(cell);
  const isPlain = isPlainLine(text) && !text.includes('^');
  return isPlain ? text : readName(personName(text.replaceAll(controls, ' ')));
}

/** Whether a name contains a private-use character, or one that was lost by the encoding. */
export const hasLostCharacter = (name: string): boolean => /[\p{Co}\uFFFD]/u.test(name);

function personName(text: string): string {
  if (!text.includes('^')) return text;
  /** Surname, given and middle name; a prefix and a suffix follow. */
  const parts = (text.split('=').find(group => /\p{L}/u.test(group)) ?? '')
    .split('^')
    .slice(0, 3)
    .filter(Boolean);
  return parts.join(parts.every(part => han.test(part)) ? '' : ' ');
}

/**
 * The whole name from two cells.
 * @param isSurnameFirst the order that devices write, even in Latin letters
 */
export function joinName(lastName: string, firstName: string, isSurnameFirst = false): string {
  const parts = [lastName, firstName].filter(part => part !== '');
  if (parts.every(part => han.test(part))) return parts.join('');
  return (isSurnameFirst ? parts : parts.toReversed()).join(' ');
}
