import type { ImportProblem } from './schema.ts';

/** Fields that identify a child. A row is not imported if one of these fields is unreadable. */
const needed: readonly ImportProblem['field'][] = [
  'row',
  'fullName',
  'lastName',
  'firstName',
  'birthDate',
  'fileNumber',
];

/** Whether a child can be imported although the cell of this field is unreadable and left out. */
export const canBeLeftOut = ({ field }: Pick<ImportProblem, 'field'>): boolean => !needed.includes(field);

/**
 * Copies an imported child and makes the fields at the given paths blank. A parent or guardian without any
 * field filled in becomes null.
 */
export function blankAt<Child extends object>(child: Child, paths: readonly string[][]): Child {
  const left = { ...child } as Record<string, unknown>;
  for (const [first = '', second] of paths) left[first] = withBlank(left[first], second);
  return left as Child;
}

function withBlank(value: unknown, name: string | undefined): unknown {
  if (Array.isArray(value)) return [];
  if (name === undefined || value === null || typeof value !== 'object') return null;
  const inner = { ...value, [name]: null };
  /** A parent or guardian of whom only the relationship is known counts as blank. */
  return Object.entries(inner).some(([key, one]) => key !== 'relationship' && one) ? inner : null;
}
