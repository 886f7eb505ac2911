import type { EyeReportFields } from '../../../../shared/features/eye/eye-reports/input.schema.ts';
import { openClinic } from '../../../support/clinic.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeFinishedReport } from '../eye-reports/samples.ts';
import { type ReportRequest, textOf } from './open-report.ts';

export type Pair = [right: number | null, left: number | null];
export const power = (sph: number | null) => ({ sph, cyl: null, axis: null, add: null, va: null });
const none = { dry: null, cycloplegic: null, current: null };
const nothing = {
  ...{ returnBy: null, followUp: null, treatments: [], prescription: null, axialLength: null },
  refractions: none,
};

/** Fields of a visit whose refraction was measured with cycloplegic drops. */
export const found = (
  date: string,
  [right, left]: Pair,
  changes: Partial<EyeReportFields> = {},
): Partial<EyeReportFields> => ({
  ...nothing,
  date,
  refractions: { ...none, cycloplegic: { right: power(right), left: power(left) } },
  ...changes,
});

/** Fields of a visit at which only axial lengths were measured. */
export const measured = (
  date: string,
  [right, left]: Pair,
  changes: Partial<EyeReportFields> = {},
): Partial<EyeReportFields> => ({ ...nothing, date, axialLength: { right, left }, ...changes });

/**
 * Makes these visits of a child. Returns the text of the last visit's report on one line; the texts of
 * several variants are joined.
 */
export async function reportOf(
  visits: Partial<EyeReportFields>[],
  wishes: ReportRequest[] = [{}],
  birthDate: string | null = '2016-03-14',
  gender: 'male' | 'female' | null = 'female',
): Promise<string> {
  const { admin } = await openClinic();
  const child = await makeCase(admin, { birthDate, gender });
  let last = '';
  for (const visit of visits) last = (await makeFinishedReport(admin, visit, child.id)).id;
  const texts = [];
  for (const wish of wishes) texts.push(await textOf(admin, last, wish));
  return texts.join('\n').replaceAll('\n', ' ');
}

/** Fields of a visit whose refraction was measured without cycloplegic drops. */
export const dry = (date: string, [right, left]: Pair): Partial<EyeReportFields> => ({
  ...nothing,
  date,
  refractions: { ...none, dry: { right: power(right), left: power(left) } },
});

export const chinese = { language: 'zh', script: 'simplified' } as const;
