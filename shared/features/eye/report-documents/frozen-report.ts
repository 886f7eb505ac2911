import * as z from 'zod';
import { Author } from '../../../core/author.ts';
import { Instant } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { Case } from '../../cases/cases/schema.ts';
import { OrganizationRecord } from '../../organizations/organizations/record.ts';
import { chosenIn } from '../eye-choices/comparison.ts';
import { type AllEyeChoices, EyeComparison } from '../eye-choices/schema.ts';
import { type EyeReport, EyeReportId } from '../eye-reports/schema.ts';
import { visitsOfReport } from '../progression/finished-visits.ts';
import { courseOf, reportMethods } from '../progression/report-course.ts';
import { SeriesVisit } from '../progression/series.ts';

/** Everything that a report prints besides the report's own fields. */
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
  /** The measure shown over time, unless the clinician chooses another method. */
  course: z.object({ measure: z.enum(['se', 'axial']), method: z.enum(reportMethods) }),
  /** Whether the family's myopia report begins with a page in plain words; missing in earlier reports. */
  hasFamilyPage: z.boolean().optional(),
  /**
   * Whether the report compares growth in a chart and states whether a population is mostly short-sighted;
   * missing in earlier reports.
   */
  hasGrowthContext: z.boolean().optional(),
  /** Whether the report states who chose the comparisons; missing in earlier reports. */
  namesChooser: z.boolean().optional(),
  /** The comparisons that organisation and signer had chosen; missing in drafts and in earlier reports. */
  chosen: z.object({ organization: EyeComparison.nullable(), signer: EyeComparison.nullable() }).optional(),
});
export type PrintedFacts = z.output<typeof PrintedFacts>;

/**
 * The printed facts of one version of a finished report, frozen when it was finished or amended. It never
 * changes.
 */
export const FrozenReport = PrintedFacts.extend({
  reportId: EyeReportId,
  caseId: CaseId,
  /** Version of the report; 0 if it was finished before the product froze facts. */
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
  /** Comparisons chosen by the organisation and by the person who finishes or amends the report. */
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
    ...(!isFinishedBefore && { hasFamilyPage: true, hasGrowthContext: true, namesChooser: true }),
    ...(choices && { chosen: chosenIn(choices) }),
  });
}
