import type { FieldErrors } from '../../../../shared/core/errors.ts';
import type { Case, CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { fieldAt } from '../../../../shared/features/intake/imports/field-at.ts';
import { fillBlanks, otherPeople } from '../../../../shared/features/intake/imports/fill-blanks.ts';
import { blankAt, canBeLeftOut } from '../../../../shared/features/intake/imports/leave-out-cells.ts';
import { personDetails } from '../../../../shared/features/intake/imports/same-parent.ts';
import type {
  ImportProblem,
  ImportRowRecord,
  RowOutcome,
} from '../../../../shared/features/intake/imports/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import type { JobContext } from '../../../composition/job-context.ts';

/**
 * What the import does with a row. It is decided twice: when the import is checked, and when the row is
 * imported, because the child may have been added since.
 */
export interface Decision {
  outcome: RowOutcome;
  fields: CaseFields | undefined;
  /** The case of the same child; set only if the match is certain. */
  record: Case | undefined;
  changes: Partial<CaseFields>;
  filled: string[];
  likely: string[];
  problems: ImportProblem[];
}

const nothing = { fields: undefined, record: undefined, changes: {}, filled: [], likely: [] };

/**
 * @param otherwise returns the outcome for a row without a certain match, given the number of possible
 * matches
 */
export async function decideRow(
  { child, problems: read, leavesOutCells, inGuardianColumns }: ImportRowRecord,
  otherwise: (likely: number) => RowOutcome,
  organization: OrganizationRecord,
  { importedCases }: Pick<JobContext, 'importedCases'>,
): Promise<Decision> {
  if (!child) return { ...nothing, outcome: 'invalid', problems: read };
  const first = await importedCases.check({ ...child, photoId: null }, organization);
  const found = 'wrong' in first ? problemsOf(first.wrong, child, inGuardianColumns) : [];
  const problems = [...read, ...found.filter(({ field }) => !read.some(one => one.field === field))];
  const isLeft = leavesOutCells && 'wrong' in first && found.every(canBeLeftOut);
  const left = isLeft
    ? blankAt(
        child,
        Object.keys(first.wrong).map(path => path.split('.')),
      )
    : child;
  const checked = isLeft ? await importedCases.check({ ...left, photoId: null }, organization) : first;
  if ('wrong' in checked) return { ...nothing, outcome: 'invalid', problems };
  const { fields } = checked;
  const { certain: record, likely } = await importedCases.match(fields);
  const decision: Decision = { ...nothing, outcome: 'created', problems, fields, record };
  if (record && record.status !== 'active') return { ...decision, outcome: 'archived' };
  if (record) {
    const { changes, filled } = fillBlanks(record, fields);
    const others = otherPeople(record, fields).map((who): ImportProblem => {
      const detail = personDetails.find(one => fields[who]?.[one]) ?? 'name';
      const field = fieldAt([who, detail], inGuardianColumns ?? []);
      return { field, problem: 'otherPerson', text: textAt(fields, who, detail) };
    });
    const outcome = filled.length > 0 ? 'filled' : 'unchanged';
    return { ...decision, outcome, changes, filled, problems: [...problems, ...others] };
  }
  const outcome = otherwise(likely.length);
  return { ...decision, outcome, likely: outcome === 'created' ? [] : likely.map(({ id }) => id) };
}

const kinds: Record<string, ImportProblem['problem']> = {
  'validation.phone': 'phone',
  'validation.phone_mainland': 'phone',
  'validation.future_date': 'future',
  'validation.state': 'state',
};

function problemsOf(
  wrong: FieldErrors,
  child: NonNullable<ImportRowRecord['child']>,
  inGuardianColumns: readonly string[] = [],
): ImportProblem[] {
  return Object.entries(wrong).map(([path, key]) => {
    const [first = '', second] = path.split('.');
    const field = fieldAt(path.split('.'), inGuardianColumns);
    return { field, problem: kinds[key] ?? 'invalid', text: textAt(child, first, second) };
  });
}

function textAt(child: object, first: string, second: string | undefined): string {
  const value = (child as Record<string, unknown>)[first];
  const inner = second && value ? (value as Record<string, unknown>)[second] : value;
  return typeof inner === 'string' ? [...inner].slice(0, 120).join('') : '';
}
