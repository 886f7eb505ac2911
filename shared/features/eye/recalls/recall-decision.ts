import * as z from 'zod';
import { EyeReportId } from '../eye-reports/schema.ts';
import type { EyeReportStatus } from '../eye-reports/states.ts';

/** The decision "No recall needed"; `changes` counts how often it was made and undone. */
export const RecallDecision = z.object({
  changes: z.int().min(1),
  /**
   * The visit after which no recall is needed, and the latest visit at the time of the decision (`after`);
   * null if the decision was undone.
   */
  notNeeded: z.object({ reportId: EyeReportId, after: EyeReportId }).nullable(),
});
export type RecallDecision = z.output<typeof RecallDecision>;

interface DecidedVisit {
  id: string;
  status: z.output<typeof EyeReportStatus>;
  followUp: string | null;
}

/**
 * The decision "No recall needed" after a report changed. The decision is cancelled if the visit on which it
 * was based is deleted, or if a finished visit now asks for another follow-up.
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

/** Records that the decision "No recall needed" was made or undone. */
export const changedDecision = (
  decision: RecallDecision | undefined,
  notNeeded: RecallDecision['notNeeded'],
): RecallDecision => ({ changes: (decision?.changes ?? 0) + 1, notNeeded });
