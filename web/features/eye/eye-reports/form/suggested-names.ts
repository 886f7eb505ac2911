import { type Family, familyOf } from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { EyeValues } from './eye-values.ts';

/** Names of the child’s family to address a report to; none for another addressee or once a name is typed. */
export function suggestedNames(
  { toKind, toName }: Pick<EyeValues, 'toKind' | 'toName'>,
  family: Family | undefined,
): string[] {
  if (toKind !== 'parent' || toName.trim() !== '' || !family) return [];
  return [...new Set(familyOf(family).flatMap(({ name }) => name ?? []))];
}
