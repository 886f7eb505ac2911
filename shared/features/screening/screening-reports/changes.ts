import * as z from 'zod';
import { Instant } from '../../../core/fields.ts';
import { testsOf } from '../results/judgement.ts';
import { type ResultRow, resultOf } from '../results/result.ts';
import type { Screening } from '../screenings/schema.ts';
import type { TestId } from '../tests/catalogue.ts';
import type { PrintedScreening } from './frozen.schema.ts';

const childFields = ['fullName', 'otherName', 'birthDate', 'gender'] as const;
const headFields = ['name', 'billingAddress', 'officeNumber', 'pdfFooter'] as const;

/** Something that is no longer as a finished report prints it. Norms that were approved since are not among it. */
const ScreeningChange = z.enum([...childFields, 'organization', 'logo', 'earlier', 'judgement']);
export type ScreeningChange = z.output<typeof ScreeningChange>;

/** What has changed since a screening was finished or amended; its report stays as it is until it is amended. */
export const ScreeningChanges = z
  .object({
    /** Since when it prints the same; null for a draft. */
    frozenAt: Instant.nullable(),
    changes: z.array(ScreeningChange),
  })
  .meta({ id: 'ScreeningChanges' });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

type Compared = Pick<Screening, 'id' | 'date' | 'band' | 'grade' | 'tests'>;

/** What a report says is to be looked at again. Before that needed no norm, eyes apart were only beside a line. */
const saidAgain = ({ again }: PrintedScreening, rows: readonly ResultRow[]): TestId[] =>
  again ??
  rows.flatMap(({ test, reasons, items }) =>
    reasons.includes('norm') || (reasons.includes('apart') && items.some(({ norm }) => norm !== null))
      ? [test]
      : [],
  );

/** Whether today something else of the same facts, by the same norms, is to be looked at again. */
function isJudgedOtherwise(screening: Compared, printed: PrintedScreening): boolean {
  const rows = resultOf(screening, printed.previous ?? undefined, printed.sets, printed.child);
  return !isSame(saidAgain(printed, rows), testsOf(rows, 'again'));
}

/**
 * What a report prints otherwise than it would now, apart from its own fields.
 * @param screening as it was finished
 * @param printed as it was frozen
 * @param now what it would print now
 */
export function screeningChangesSince(
  screening: Compared,
  printed: PrintedScreening,
  now: PrintedScreening,
): ScreeningChange[] {
  const isHeadOther = headFields.some(field => !isSame(printed.organization[field], now.organization[field]));
  return [
    ...childFields.filter(field => printed.child[field] !== now.child[field]),
    ...(isHeadOther ? ['organization' as const] : []),
    ...(printed.organization.logoId === now.organization.logoId ? [] : ['logo' as const]),
    ...(isSame(printed.previous, now.previous) ? [] : ['earlier' as const]),
    ...(isJudgedOtherwise(screening, printed) ? ['judgement' as const] : []),
  ];
}
