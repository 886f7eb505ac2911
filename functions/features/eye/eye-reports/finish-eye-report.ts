import type { Author } from '../../../../shared/core/author.ts';
import type { Finished } from '../../../../shared/core/finishings.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import type { PrintedHead } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import type { Handler, OrganizationContext } from '../../../composition/context.ts';
import { authorOf } from '../../../platform/author-of.ts';
import type { ChildDocument } from '../../../platform/documents/document-kind.ts';
import { checkChangeable, finishedMarks, isFinished } from '../../../platform/documents/document-life.ts';
import { EyeChoicesStore } from '../eye-choices/eye-choices-store.ts';
import { checkContent, checkStoredFields } from './check-visit.ts';
import { eyeReportKind } from './eye-items.ts';
import { EyeStore } from './eye-store.ts';

/** Finishes and signs a report. Idempotent. */
export const finishEyeReport: Handler<typeof eyeReports.finishEyeReport> = async (
  _,
  { organization, actor, records: { eyeReport, eyeSeries, case: child }, now, openStore },
) => {
  if (isFinished(eyeReportKind, eyeReport)) return eyeReport;
  checkChangeable(eyeReportKind, eyeReport, child, actor);
  const finishedBy = authorOf(actor);
  const finished = finishedNow(eyeReport, eyeReport, finishedBy, now());
  const known = { of: child.id, series: eyeSeries };
  const printed = await printedHead(child, { organization, actor, openStore });
  const event = { act: 'eyeReport.finished' };
  return openStore(EyeStore).change(eyeReport, finished, event, finishedBy, known, printed);
};

/**
 * The fields that finishing a report sets.
 * @throws eye.empty; request.invalid if the visit has wrong fields
 */
export function finishedNow(
  before: Pick<ChildDocument, 'version'> & Finished,
  visit: EyeReportFields,
  finishedBy: Author,
  now: number,
) {
  checkContent(visit);
  checkStoredFields(visit);
  return finishedMarks(before, finishedBy, now);
}

/** Data of other records that a report prints, if the caller finishes or amends it now. */
export const printedHead = async (
  child: Case,
  { organization, actor, openStore }: Pick<OrganizationContext, 'organization' | 'actor' | 'openStore'>,
): Promise<PrintedHead> => ({
  organization,
  child,
  choices: await openStore(EyeChoicesStore).get(actor.id),
});
