import { reportDay } from '../../../../shared/core/report-language.ts';
import type { FieldValues } from '../../../../shared/core/rich-document/fill-fields.ts';
import { formatSpheroCylinder } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { isContactLens, planeOf } from '../../../../shared/features/eye/optics/plane.ts';
import { finishedVisits } from '../../../../shared/features/eye/progression/finished-visits.ts';
import { isReshaped } from '../../../../shared/features/eye/progression/orthokeratology.ts';
import { courseOf, reportMethods } from '../../../../shared/features/eye/progression/report-course.ts';
import {
  EyeSeries,
  hasPower,
  orthokeratologyOf,
  type SeriesVisit,
} from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import type { ReportTexts } from '../../../../shared/features/eye/report-texts/report-text-types.ts';
import { reportTextsOf } from '../../../../shared/features/eye/report-texts/report-texts.ts';
import type { FieldSubject } from '../../../composition/field-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { eyeSeriesKey } from '../keys.ts';
import { trendSpans } from '../report-documents/trend-spans.ts';

/** The refraction found last and how it changes, from visits that were finished by the day of the note. */
export async function readEyeFields(
  subject: FieldSubject,
  { table, organization }: StoreScope,
): Promise<FieldValues> {
  const [item] = await table.get([eyeSeriesKey(organization, subject.child.id)]);
  const all = item ? EyeSeries.parse(item).visits : [];
  const visits = finishedVisits(all).filter(({ date }) => date <= subject.date);
  const texts = reportTextsOf(subject.language, subject.script);
  return {
    'eye.refraction': refractionText(visits, texts, subject),
    'eye.progression': progressionText(visits, texts, subject),
  };
}

/** Both eyes, then how and when they were measured: the latest visit at which they were. */
function refractionText(
  visits: readonly SeriesVisit[],
  texts: ReportTexts,
  { language }: FieldSubject,
): string | null {
  const methodOf = (visit: SeriesVisit) => reportMethods.find(method => hasPower(visit, method));
  const visit = visits.findLast(one => methodOf(one) !== undefined);
  const method = visit && methodOf(visit);
  const eyes = method && visit.powers[method];
  if (!visit || !method || !eyes) return null;
  const powers = (['right', 'left'] as const).flatMap(eye => {
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
  return language === 'zh'
    ? `${powers.join('；')}（${circumstances.join('，')}）`
    : `${powers.join('; ')} (${circumstances.join(', ')})`;
}

/** The sentence of the myopia report; nothing where there are no two visits to compare. */
function progressionText(
  visits: SeriesVisit[],
  texts: ReportTexts,
  { language, child: { birthDate } }: FieldSubject,
): string | null {
  const course = courseOf(visits);
  const { measure, method } = course;
  const summary = summarizeTrend({ visits, birthDate, measure, method, reference: null });
  const hasChange = summary.withheld !== null || summary.isBelowNoise || summary.segments.length > 0;
  if (!hasChange) return null;
  return trendSpans({ texts, reference: null, visits, language, course }, summary, measure)
    .map(({ text }) => text)
    .join('');
}
