import * as z from 'zod';
import { EyeReportId, type EyeReportStatus } from '../eye-reports/schema.ts';

/** The decision "No recall needed"; `revision` counts how often it was made or undone. */
export const RecallDecision = z.object({
  changes: z.int().min(1),
  /** The visit without a recall, and the last visit at that time; null once undone. */
  notNeeded: z.object({ reportId: EyeReportId, after: EyeReportId }).nullable(),
});
export type RecallDecision = z.output<typeof RecallDecision>;

interface DecidedVisit {
  id: string;
  status: z.output<typeof EyeReportStatus>;
  followUp: string | null;
}

/**
 * The decision that is still valid when a report changes. It lapses if the visit it followed is removed, and if a
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

/** The decision after another change. */
export const changedDecision = (
  decision: RecallDecision | undefined,
  notNeeded: RecallDecision['notNeeded'],
): RecallDecision => ({ changes: (decision?.changes ?? 0) + 1, notNeeded });
