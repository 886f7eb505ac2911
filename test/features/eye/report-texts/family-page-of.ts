import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import {
  describeForFamily,
  type FamilyPage,
} from '../../../../shared/features/eye/report-texts/describe-for-family.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';

const blank = { date: '2026-05-16', followUp: null, comment: null, prescription: null };

/** The page for the family of a child with these visits, printed on the day of the last one. */
export function pageOf(
  visits: SeriesVisit[],
  changes: Partial<FamilyPage['report']> = {},
  language?: 'zh-Hans',
  more: Partial<FamilyPage> = {},
) {
  const texts = pdfTextsOf(language ?? 'en');
  const [changed, meaning, doing, next] = describeForFamily(texts, {
    ...{ visits, birthDate: '2016-03-14', course: courseOf(visits), hasLength: true },
    report: { ...blank, date: visits.at(-1)?.date ?? blank.date, ...changes },
    dayOf: date => date,
    ...{ isCompared: false, today: visits.at(-1)?.date ?? blank.date },
    hasAdvice: true,
    ...more,
  });
  const words = meaning?.paragraphs.join(' ').replaceAll('\u00A0', ' ') ?? '';
  return { changed: changed?.key?.replaceAll('\u00A0', ' '), meaning: words, doing, next };
}
