import { cellText } from './cell-text.ts';
import { readName } from './read-name.ts';

/** Signs that are no characters. Those of private use are some program's own, and those not yet known may be names. */
const controls = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\s]+/gu;
const han = /\p{Script=Han}/u;
/** Visible ASCII with single spaces, as most cells are. */
const plain = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** The line in a cell of a file, without signs that cannot be seen. */
export function readCell(cell: string): string {
  const text = cellText(cell);
  if (plain.test(text)) return text;
  return text.replaceAll(controls, ' ').trim();
}

/** The name in a cell of a file, also as DICOM writes it: `Chan^Tai Man=陳^大文`, of which the first is read. */
export const readNameCell = (cell: string): string =>
  readName(personName(cellText(cell).replaceAll(controls, ' ')));

/** Whether a name has a character of a program's own, or one that its encoding has lost. */
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

/** The whole name of two cells. @param isSurnameFirst as devices write it, also in Latin letters */
export function joinName(lastName: string, firstName: string, isSurnameFirst = false): string {
  const parts = [lastName, firstName].filter(part => part !== '');
  if (parts.every(part => han.test(part))) return parts.join('');
  return (isSurnameFirst ? parts : parts.toReversed()).join(' ');
}
