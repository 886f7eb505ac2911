/** Writes generated children and the text of their myopia reports: `node test/clinical-model/dump.ts [count] [seed]`. */

import { eyeReportPdf } from '../../functions/features/eye/report-documents/eye-report-pdf.ts';
import type { PdfsStore } from '../../functions/platform/pdf/pdfs-store.ts';
import type { EyeReport } from '../../shared/features/eye/eye-reports/schema.ts';
import { visitsOfReport } from '../../shared/features/eye/progression/finished-visits.ts';
import { courseOf } from '../../shared/features/eye/progression/report-course.ts';
import { emptySeries, withReport } from '../../shared/features/eye/progression/series.ts';
import type { PrintedFacts } from '../../shared/features/eye/report-documents/frozen-report.ts';
import { ReportContent } from '../../shared/features/eye/report-documents/options.schema.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type GeneratedChild, type GeneratedVisit, generateChildren } from './children.ts';

const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const organization = {
  ...{ name: 'Clinic', billingAddress: null, officeNumber: null, pdfFooter: null, logoId: null },
  ...{ timeZone: 'Asia/Hong_Kong', script: 'simplified' },
} as unknown as PrintedFacts['organization'];
const signer = { id: 'user', fullName: 'Clinician', signatureId: null } as unknown as PrintedFacts['signer'];
const pdfs = { logoOf: async () => undefined, picture: async () => undefined } as unknown as PdfsStore;

/** The fields of a report that its PDF and the series read. */
const reportOf = ({ isDeleted, ...visit }: GeneratedVisit): EyeReport =>
  ({
    ...visit,
    ...{ version: 1, caseId: 'case', to: null, comment: null, target: null, followUp: null },
    ...{ amendedAt: null, finishedAt: null, deletedAt: isDeleted ? '2026-01-01T00:00:00Z' : null },
    ...{
      prescription: visit.prescription && {
        lensKind: 'spectacle',
        plane: 'spectacle',
        ...visit.prescription,
      },
    },
    ...{ author: signer, finishedBy: signer, savedBy: signer },
  }) as unknown as EyeReport;

async function linesOf(child: GeneratedChild, language: 'en' | 'zh'): Promise<string> {
  const reports = child.visits.map(reportOf);
  const report = reports.at(-1);
  if (!report) throw new Error('A generated child has no visit');
  const { visits: all } = reports.reduce(withReport, emptySeries);
  const visits = visitsOfReport(all, report);
  const { birthDate, gender, reference, axialPopulation, number } = child;
  const own = { fullName: `Child ${number}`, otherName: null, birthDate, gender, emailScript: null };
  const facts = { child: own, organization, signer, visits, course: courseOf(visits) } as PrintedFacts;
  const content = ReportContent.parse({
    reference,
    axialPopulation,
    hasGrowth: true,
    hasTreatmentEffect: true,
  });
  const pdf = eyeReportPdf(
    'myopia',
    { ...content, language, script: null },
    { report, facts, frozen: null, changes: [] },
    pdfs,
    null,
  );
  const pages = await (await readPdf(await pdf.make())).texts();
  return pages.join('\n');
}

const children = [];
for (const child of generateChildren(count, seed))
  children.push({ ...child, lines: { en: await linesOf(child, 'en'), zh: await linesOf(child, 'zh') } });
process.stdout.write(JSON.stringify({ seed, children }));
