import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { eyes as bothEyes } from '../../../../shared/core/optics/eyes.ts';
import { formatSpheroCylinder } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { isContactLens, planeOf } from '../../../../shared/features/eye/optics/plane.ts';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import { courseOf, reportMethods } from '../../../../shared/features/eye/progression/report-course.ts';
import {
  EyeSeries,
  finishedVisits,
  hasPower,
  orthokeratologyOf,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { PdfTexts } from '../../../../shared/features/eye/report-texts/pdf-text-types.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';
import type { FieldSubject, FilledFields } from '../../../composition/field-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { eyeSeriesKey } from '../keys.ts';
import { trendSpans } from '../report-documents/trend-spans.ts';

/**
 * Values for a note's placeholders (merge fields) about refraction: the latest refraction and its change,
 * from finished visits up to the date of the note.
 */
export async function readEyeFields(
  subject: FieldSubject,
  { table, organization }: StoreScope,
): Promise<FilledFields> {
  const [item] = await table.get([eyeSeriesKey(organization, subject.child.id)]);
  const all = item ? EyeSeries.parse(item).visits : [];
  const visits = finishedVisits(all).filter(({ date }) => date <= subject.date);
  const texts = pdfTextsOf(subject.language);
  const refraction = refractionText(visits, texts, subject);
  const progression = progressionText(visits, texts, subject);
  const origin =
    (field: string) =>
    ({ id, date, reference }: SeriesVisit) => ({ field, id, date, reference });
  return {
    values: { 'eye.refraction': refraction.text, 'eye.progression': progression },
    origins: [
      ...refraction.from.map(origin('eye.refraction')),
      ...(progression === null ? [] : visits.map(origin('eye.progression'))),
    ],
  };
}

/** Refraction of both eyes at the latest visit that measured it, with method and date. */
function refractionText(
  visits: readonly SeriesVisit[],
  texts: PdfTexts,
  { language }: FieldSubject,
): { text: string | null; from: SeriesVisit[] } {
  const methodOf = (visit: SeriesVisit) => reportMethods.find(method => hasPower(visit, method));
  const visit = visits.findLast(candidate => methodOf(candidate) !== undefined);
  const method = visit && methodOf(visit);
  const eyes = method && visit.powers[method];
  if (!visit || !method || !eyes) return { text: null, from: [] };
  const powers = bothEyes.flatMap(eye => {
    const power = formatSpheroCylinder(eyes[eye], texts.plano);
    return power === null ? [] : [`${texts[eye]}${texts.colon}${power}`];
  });
  const isUnderLenses = isReshaped(visit.date, orthokeratologyOf(visits));
  const circumstances = [
    texts.method[method],
    ...(method === 'prescription' && visit.lensKind && isContactLens(visit.lensKind)
      ? [texts.plane[planeOf({ lensKind: visit.lensKind, plane: visit.plane })]]
      : []),
    ...(isUnderLenses ? [texts.intervention.orthokeratology] : []),
    reportDay(language, visit.date),
  ];
  const { semicolon, comma, withRemark } = languages[language];
  const text = withRemark(powers.join(semicolon), circumstances.join(comma));
  return { text, from: [visit] };
}

/** The summary sentence of the myopia report; null without two comparable visits. */
function progressionText(
  visits: SeriesVisit[],
  texts: PdfTexts,
  { language, child: { birthDate } }: FieldSubject,
): string | null {
  const course = courseOf(visits);
  const { measure, method } = course;
  const summary = summarizeTrend({ visits, birthDate, measure, method, reference: null });
  const hasChange = summary.withheld !== null || summary.isBelowNoise || summary.segments.length > 0;
  if (!hasChange) return null;
  return trendSpans(
    { texts, reference: null, visits, language, course, hasEyeLength: true },
    summary,
    measure,
  )
    .map(({ text }) => text)
    .join('');
}
