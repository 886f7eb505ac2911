import * as z from 'zod';
import { EyeReportId, type EyeReportStatus } from '../eye-reports/schema.ts';

/** "No recall needed", and how often that was decided or taken back. */
export const RecallDecision = z.object({
  changes: z.int().min(1),
  /** The visit whose recall is not needed, and the last one at that time; null once taken back. */
  notNeeded: z.object({ reportId: EyeReportId, after: EyeReportId }).nullable(),
});
export type RecallDecision = z.output<typeof RecallDecision>;

interface DecidedVisit {
  id: string;
  status: z.output<typeof EyeReportStatus>;
  followUp: string | null;
}

/**
 * The decision that still stands when a report changes: it falls with the visit it was made after, and when a
 * finished visit asks for another follow-up than before.
 */
export function standingDecision(
  decision: RecallDecision | undefined,
  before: DecidedVisit | undefined,
  after: DecidedVisit & { deletedAt: string | null },
): RecallDecision | undefined {
  if (!decision?.notNeeded || !before || before.status === 'draft') return decision;
  const isGone = after.deletedAt !== null && decision.notNeeded.after === after.id;
  const asksAnew = after.followUp !== null && after.followUp !== before.followUp;
  return isGone || asksAnew ? { ...decision, notNeeded: null } : decision;
}

/** The decision after one more change. */
export const changedDecision = (
  decision: RecallDecision | undefined,
  notNeeded: RecallDecision['notNeeded'],
): RecallDecision => ({ changes: (decision?.changes ?? 0) + 1, notNeeded });
