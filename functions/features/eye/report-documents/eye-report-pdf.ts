import type { Script } from '../../../../shared/core/fields.ts';
import type { ReportChange } from '../../../../shared/core/report-changes.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import { addressedCopy, presetCopy } from '../../../../shared/features/eye/report-documents/copies.ts';
import type { PrintedFacts } from '../../../../shared/features/eye/report-documents/frozen-report.ts';
import {
  ReportContent,
  type ReportOptions,
} from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { digestOf } from '../../../platform/pdf/digest-of.ts';
import { type Document, writtenIn } from '../../../platform/pdf/document.ts';
import type { Pdf, PdfsStore } from '../../../platform/pdf/pdfs-store.ts';
import { fitOnePage, renderPdf } from '../../../platform/pdf/render-pdf.ts';
import { type FamilyPageStyle, familyPageStyles } from './family-page.ts';
import { myopiaReport } from './myopia-report.ts';
import { refractionReport } from './refraction-report.ts';
import { printedTextsOf, type ReportData } from './report-data.ts';

/**
 * Version of the layout. Increase it when the rendering changes; stored PDFs of drafts and blank forms are
 * then not served. Finished reports keep their PDFs.
 */
export const layoutVersion = 44;

export interface ReportToPrint {
  report: EyeReport;
  facts: PrintedFacts;
  /** Today in the organisation's time zone. A PDF that was made earlier keeps what it says. */
  today: string;
  /**
   * The version of the report whose printed data are stored; null for a draft, whose data may still change.
   */
  frozen: number | null;
  changes: readonly ReportChange[];
}

/** Chinese script: the requested one; otherwise the family's; otherwise the organisation's. */
export const scriptFor = (
  { emailScript }: PrintedFacts['child'],
  { script }: Pick<OrganizationRecord, 'script'>,
  options: Pick<ReportOptions, 'script'>,
): Script => options.script ?? emailScript ?? script;

/** Viewing, printing and sending use the same PDF. */
export function eyeReportPdf(
  kind: EyeReportKind,
  { method, copy: requestedCopy, chosenBy: _, ...options }: ReportOptions,
  { report, facts, today, frozen, changes }: ReportToPrint,
  pdfs: PdfsStore,
  /** Name of the organisation or member who chose the comparisons; null if no name is shown. */
  chooser: string | null,
): Pdf {
  const { child, organization, signer, visits } = facts;
  const script = scriptFor(child, organization, options);
  const { to, isForLab, copy: kindOfCopy } = addressedCopy(report.to, requestedCopy ?? null);
  const comparedBy = kind === 'myopia' ? chooser : null;
  const written = writtenIn(options.language, script);
  const copy: ReportData = {
    ...options,
    ...written,
    texts: printedTextsOf(written.language),
    organization,
    child,
    report: { ...report, to, savedBy: signer },
    today,
    isForLab,
    isForStaff: kindOfCopy === 'staff',
    hasFamilyPage: facts.hasFamilyPage === true && (kindOfCopy ?? presetCopy(to)) === 'family',
    hasGrowthContext: facts.hasGrowthContext === true,
    hasTargetResult: facts.hasTargetResult === true,
    visits,
    course: method ? courseOf(visits, method) : facts.course,
    comparedBy,
  };
  const named = comparedBy === null ? [] : [comparedBy];
  const choice = digestOf([script, choicesIn({ ...options, method, copy: kindOfCopy }), ...named]);
  const name = kindOfCopy ? `${kind}-for-${kindOfCopy}` : kind;
  const version = frozen === null ? draftVersion(report, facts, today) : `final-${frozen}`;
  return {
    objectKey: `${report.id}/${version}/${name}-${options.language}-${choice}`,
    name: `${report.reference}-${kindOfCopy === 'staff' ? name : kind}-${options.language}`,
    isTemporary: frozen === null,
    changes,
    make: async () => {
      const [logo, signature] = await Promise.all([
        pdfs.logoOf(organization),
        report.status === 'draft' || signer.signatureId === null
          ? undefined
          : pdfs.picture('signature', signer.signatureId),
      ]);
      const printed = { ...copy, signature, organization: { ...organization, logo } };
      return renderPdf(kind === 'myopia' ? await fittedMyopiaReport(printed) : refractionReport(printed));
    },
  };
}

/** If the family page is too long, first moves its advice to the report, then reduces the font size. */
async function fittedMyopiaReport(copy: ReportData): Promise<Document> {
  if (!copy.hasFamilyPage) return myopiaReport(copy);
  return fitOnePage<FamilyPageStyle>(familyPageStyles, style => myopiaReport(copy, style));
}

function draftVersion(report: EyeReport, facts: PrintedFacts, today: string): string {
  const isOverdue = report.followUp !== null && report.followUp < today;
  return `v${report.version}-${digestOf([layoutVersion, report, facts, isOverdue])}`;
}

/**
 * Options that differ from their default. Others are left out, so that a new option with a default does not
 * invalidate stored PDFs.
 */
function choicesIn(options: ReportOptions): [string, unknown][] {
  const byDefault: Record<string, unknown> = ReportContent.parse({});
  const { language: _, script: __, ...content } = options;
  return Object.entries(content)
    .filter(([name, value]) => (value ?? null) !== (byDefault[name] ?? null))
    .sort(([one], [other]) => (one < other ? -1 : 1));
}
