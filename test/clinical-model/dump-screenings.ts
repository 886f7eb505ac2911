/**
 * Writes generated screenings and the text of their reports: `node test/clinical-model/dump-screenings.ts
 * [count] [seed]`.
 */

import { fittedFamilySummary } from '../../functions/features/screening/screening-reports/family-summary.ts';
import { screeningDocument } from '../../functions/features/screening/screening-reports/screening-document.ts';
import type { ScreeningToPrint } from '../../functions/features/screening/screening-reports/screening-frame.ts';
import { writtenIn } from '../../functions/platform/pdf/document.ts';
import { renderPdf } from '../../functions/platform/pdf/render-pdf.ts';
import { withSuggestions } from '../../shared/features/screening/recommendations/recommend.ts';
import { resultOf } from '../../shared/features/screening/results/result.ts';
import type { PrintedScreening } from '../../shared/features/screening/screening-reports/frozen.schema.ts';
import type { Screening } from '../../shared/features/screening/screenings/schema.ts';
import { readPdf } from '../support/read-pdf.ts';
import { type GeneratedScreening, generateScreenings } from './screenings.ts';

const [count = 500, seed = 1] = process.argv.slice(2).map(Number);

function copyOf(generated: GeneratedScreening, language: 'en' | 'zh'): ScreeningToPrint {
  const { birthDate, gender, sets, rules, whom, previous, number, ...fields } = generated;
  const approved = sets.filter(({ isApproved }) => isApproved);
  const screened = { ...fields, id: `screening_${number}` } as unknown as Screening;
  const rows = resultOf(screened, (previous as never) ?? undefined, approved, { birthDate, gender });
  const recommendations = withSuggestions([], rules, rows, () => crypto.randomUUID());
  const screening = {
    ...screened,
    ...{ status: 'finished', amendedAt: null, tester: { fullName: 'Ms Tester' }, recommendations },
    ...{ bandReason: null, school: null, place: null, wearsSpectacles: null },
  } as unknown as Screening;
  const child = { fullName: `Child ${number}`, otherName: null, birthDate, gender, emailScript: null };
  const printed = { child, previous, sets: approved, ...(whom && { whom }) } as unknown as PrintedScreening;
  const sender = { name: 'Clinic', billingAddress: null, officeNumber: null, pdfFooter: null };
  return { ...writtenIn(language, 'simplified'), screening, printed, sender: { ...sender, logo: undefined } };
}

const documents = { family: fittedFamilySummary, full: screeningDocument };

async function pagesOf(generated: GeneratedScreening, copy: 'family' | 'full', language: 'en' | 'zh') {
  return (await readPdf(await renderPdf(await documents[copy](copyOf(generated, language))))).texts();
}

const screenings = [];
for (const generated of generateScreenings(count, seed)) {
  const inBoth = async (copy: 'family' | 'full') => ({
    en: await pagesOf(generated, copy, 'en'),
    zh: await pagesOf(generated, copy, 'zh'),
  });
  screenings.push({ ...generated, family: await inBoth('family'), full: await inBoth('full') });
}
process.stdout.write(JSON.stringify({ seed, screenings }));
