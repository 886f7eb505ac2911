import { type Family, familyOf } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { EyeValues } from './eye-values.ts';

type Addressee = Pick<EyeValues, 'toKind' | 'toName'>;

/** Names of the child’s family to address a report to; none for another addressee or once a name is typed. */
export const suggestedNames = ({ toKind, toName }: Addressee, family: Family | undefined): string[] =>
  toKind === 'parent' && toName.trim() === '' ? namesOf(family) : [];

/**
 * The addressee after another kind was chosen. If the family has one name only, a report to a parent begins
 * with it. A report to anybody else does not keep a name of the family.
 */
export function addressedTo(toKind: string, toName: string, family: Family | undefined): Addressee {
  if (toKind !== 'parent') return { toKind, toName: withoutFamily(toName, family) };
  const [only = '', ...others] = namesOf(family);
  return { toKind, toName: toName.trim() === '' && others.length === 0 ? only : toName };
}

/** The name of a recipient; empty if it is a name of the family. */
export const withoutFamily = (toName: string, family: Family | undefined): string =>
  namesOf(family).includes(toName) ? '' : toName;

const namesOf = (family: Family | undefined): string[] =>
  family ? [...new Set(familyOf(family).flatMap(({ name }) => name ?? []))] : [];
