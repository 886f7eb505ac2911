/**
 * Writes generated children and the text of their myopia reports: `node test/clinical-model/dump.ts [count]
 * [seed]`.
 */

import { eyeReportPdf } from '../../functions/features/eye/report-documents/eye-report-pdf.ts';
import type { PdfsStore } from '../../functions/platform/pdf/pdfs-store.ts';
import type { EyeReport } from '../../shared/features/eye/eye-reports/schema.ts';
import { premyopiaOf } from '../../shared/features/eye/premyopia/premyopia.ts';
import { courseOf } from '../../shared/features/eye/progression/report-course.ts';
import { emptySeries, visitsOfReport, withReport } from '../../shared/features/eye/progression/series.ts';
import type { PrintedFacts } from '../../shared/features/eye/report-documents/frozen-report.ts';
import { ReportContent } from '../../shared/features/eye/report-documents/options.schema.ts';
import { atropineRecallOf } from '../../shared/features/eye/treatments/after-atropine.ts';
import { treatmentPeriodsOf } from '../../shared/features/eye/treatments/treatment-periods.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type GeneratedChild, type GeneratedVisit, generateChildren } from './children.ts';

const [count = 500, seed = 1] = process.argv.slice(2).map(Number);
const organization = {
  ...{ name: 'Clinic', billingAddress: null, officeNumber: null, pdfFooter: null, logoId: null },
  ...{ timeZone: 'Asia/Hong_Kong', script: 'simplified' },
} as unknown as PrintedFacts['organization'];
const signer = { id: 'user', fullName: 'Clinician', signatureId: null } as unknown as PrintedFacts['signer'];
const pdfs = { logoOf: async () => undefined, picture: async () => undefined } as unknown as PdfsStore;

/** The fields of a report that its PDF and the child's series of visits read. */
const reportOf = ({ isDeleted, ...visit }: GeneratedVisit): EyeReport =>
  ({
    ...visit,
    ...{ version: 1, caseId: 'case', to: null },
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

/** The visits of a child as a report prints them. */
function readChild(child: GeneratedChild) {
  const reports = child.visits.map(reportOf);
  const report = reports.at(-1);
  if (!report) throw new Error('A generated child has no visit');
  const { visits: all } = reports.reduce(withReport, emptySeries);
  return { report, visits: visitsOfReport(all, report) };
}

async function pagesOf(child: GeneratedChild, copy: 'staff' | 'family', language: 'en' | 'zh') {
  const { report, visits } = readChild(child);
  const { birthDate, gender, reference, axialPopulation, number, isCompared } = child;
  const own = { fullName: `Child ${number}`, otherName: null, birthDate, gender, emailScript: null };
  const flags = { hasFamilyPage: true, hasGrowthContext: true, namesChooser: true, hasTargetResult: true };
  const course = courseOf(visits);
  const facts = { child: own, organization, signer, visits, course, ...flags } as PrintedFacts;
  const compared = { reference, axialPopulation, hasGrowth: true, hasTreatmentEffect: true };
  const content = ReportContent.parse({ copy, hasTarget: true, ...(isCompared && compared) });
  const pdf = eyeReportPdf(
    'myopia',
    { ...content, language, script: null },
    { report, facts, today: child.today, frozen: null, changes: [] },
    pdfs,
    isCompared ? 'The Clinic' : null,
  );
  return (await readPdf(await pdf.make())).texts();
}

/** What the visit form and the list of children with premyopia suggest for a child. */
function offersOf(child: GeneratedChild) {
  const { report, visits } = readChild(child);
  const earlier = treatmentPeriodsOf(visits.slice(0, -1));
  return {
    recall: atropineRecallOf(report.treatments, earlier, report.date),
    premyopia: premyopiaOf(visits, child.birthDate, report.riskFactors, child.today),
  };
}

const children = [];
for (const child of generateChildren(count, seed)) {
  const inBoth = async (copy: 'staff' | 'family') => ({
    en: await pagesOf(child, copy, 'en'),
    zh: await pagesOf(child, copy, 'zh'),
  });
  const staff = await inBoth('staff');
  const lines = { en: staff.en.join('\n'), zh: staff.zh.join('\n') };
  children.push({ ...child, ...offersOf(child), lines, family: await inBoth('family') });
}
process.stdout.write(JSON.stringify({ seed, children }));
