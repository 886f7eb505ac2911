import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case } from '../../cases/cases/schema.ts';
import { OrganizationRecord } from '../../organizations/organizations/record.ts';
import { chosenIn } from '../eye-choices/comparison.ts';
import { type AllEyeChoices, EyeComparison } from '../eye-choices/schema.ts';
import { type EyeReport, EyeReportId } from '../eye-reports/schema.ts';
import { courseOf, reportMethods } from '../progression/report-course.ts';
import { SeriesVisit, visitsOfReport } from '../progression/series.ts';

/** Everything that a report prints, except its own fields. */
const PrintedFacts = z.object({
  child: Case.pick({ fullName: true, otherName: true, birthDate: true, gender: true, emailScript: true }),
  organization: OrganizationRecord.pick({
    name: true,
    billingAddress: true,
    officeNumber: true,
    pdfFooter: true,
    timeZone: true,
    script: true,
    logoId: true,
  }),
  /** The person whose name and signature are under the report. */
  signer: Author,
  /** Finished visits up to the report's day, and the report's own visit. */
  visits: z.array(SeriesVisit),
  /** What the report shows over time, unless the clinician chooses another method. */
  course: z.object({ measure: z.enum(['se', 'axial']), method: z.enum(reportMethods) }),
  /**
   * Whether the family's myopia report begins with a page in plain words; unset in reports of earlier
   * versions.
   */
  hasFamilyPage: z.boolean().optional(),
  /**
   * Whether the report has a chart that compares growth, and states whether a population is mostly
   * short-sighted; unset in reports of earlier versions.
   */
  hasGrowthContext: z.boolean().optional(),
  /** Whether the report states who chose the comparisons; unset in reports of earlier versions. */
  namesChooser: z.boolean().optional(),
  /** Whether the report compares changes with their targets; unset in reports of earlier versions. */
  hasTargetResult: z.boolean().optional(),
  /**
   * The comparisons that the organisation and the signer had chosen; unset in drafts and reports of earlier
   * versions.
   */
  chosen: z.object({ organization: EyeComparison.nullable(), signer: EyeComparison.nullable() }).optional(),
});
export type PrintedFacts = z.output<typeof PrintedFacts>;

/**
 * The printed facts of one version of a finished report, frozen when that version was finished or amended.
 * They never change.
 */
export const FrozenReport = PrintedFacts.extend({
  reportId: EyeReportId,
  caseId: CaseId,
  /** Version of the report; 0 if the report was finished before the product froze printed facts. */
  version: z.int().min(0),
  frozenAt: Instant,
});
export type FrozenReport = z.output<typeof FrozenReport>;

/** The version whose printed facts are frozen; 0 if no version is recorded. */
export const frozenVersionOf = ({ frozenVersion }: Pick<EyeReport, 'frozenVersion'>): number =>
  frozenVersion ?? 0;

/** Printed data that is neither a field of the report nor a visit of the child. */
export interface PrintedHead {
  organization: OrganizationRecord;
  child: Case;
  /** The comparisons that the organisation and the person who finishes or amends the report have chosen. */
  choices?: AllEyeChoices;
}

/**
 * The facts that a report would print now.
 * @param visits all visits of the child, including this version of the report
 */
export function printedFacts(
  report: EyeReport,
  visits: readonly SeriesVisit[],
  { organization, child, choices }: PrintedHead,
): PrintedFacts {
  const shown = visitsOfReport(visits, report);
  const signer = report.savedBy;
  const isFinishedBefore = report.status !== 'draft' && report.frozenVersion === null;
  return PrintedFacts.parse({
    ...{ child, organization, signer, visits: shown, course: courseOf(shown) },
    ...(!isFinishedBefore && {
      ...{ hasFamilyPage: true, hasGrowthContext: true, namesChooser: true, hasTargetResult: true },
    }),
    ...(choices && { chosen: chosenIn(choices) }),
  });
}
