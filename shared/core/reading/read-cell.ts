import { cellText } from './cell-text.ts';
import { isPlainLine, readName } from './read-name.ts';

/**
 * Characters to remove. Private-use and unassigned characters are kept, because they may be part of a name.
 */
const controls = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;
const han = /\p{Script=Han}/u;

/** The text of a file's cell as one line, without invisible characters. */
export function readCell(cell: string): string {
  const text = cellText(cell);
  if (isPlainLine(text)) return text;
  return text.replaceAll(controls, ' ').trim();
}

/**
 * The name in a file's cell. From DICOM notation (`Chan^Tai Man=陳^大文`, with `=` between groups), only the
 * first group that has letters is read.
 */
export function readNameCell(cell: string): string {
  const text = cellText(cell);
  const isPlain = isPlainLine(text) && !text.includes('^');
  return isPlain ? text : readName(personName(text.replaceAll(controls, ' ')));
}

/** Whether a name contains a private-use character, or a character that could not be decoded (U+FFFD). */
export const hasLostCharacter = (name: string): boolean => /[\p{Co}\uFFFD]/u.test(name);

function personName(text: string): string {
  if (!text.includes('^')) return text;
  /** Surname, given and middle name; the prefix and suffix after them are ignored. */
  const parts = (text.split('=').find(group => /\p{L}/u.test(group)) ?? '')
    .split('^')
    .slice(0, 3)
    .filter(Boolean);
  return parts.join(parts.every(part => han.test(part)) ? '' : ' ');
}

/**
 * Joins the parts of a name from two cells.
 * @param isSurnameFirst surname first even in Latin letters, as on devices
 */
export function joinName(lastName: string, firstName: string, isSurnameFirst = false): string {
  const parts = [lastName, firstName].filter(part => part !== '');
  if (parts.every(part => han.test(part))) return parts.join('');
  return (isSurnameFirst ? parts : parts.toReversed()).join(' ');
}
