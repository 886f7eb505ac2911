import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import { languages } from '../../../../shared/core/languages.ts';
import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import { courses, testsWithCourse } from '../../../../shared/features/screening/results/courses.ts';
import { countJudged, testsOf } from '../../../../shared/features/screening/results/judgement.ts';
import { previousOf, resultOf } from '../../../../shared/features/screening/results/result.ts';
import {
  filledIn,
  screeningTextsOf,
} from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { TestId } from '../../../../shared/features/screening/tests/catalogue.ts';
import type { FieldSubject, FilledFields } from '../../../composition/field-source.ts';
import type { StoreScope } from '../../../composition/lazy-stores.ts';
import { ScreeningsStore } from '../screenings/screenings-store.ts';

/**
 * Value of a note's placeholder: the latest finished screening up to the note's date. The screening is judged
 * by the norms stored with its report and by the child's current data.
 */
export async function readScreeningField(
  { child, language, date }: FieldSubject,
  { table, organization, origin }: StoreScope,
): Promise<FilledFields> {
  const store = new ScreeningsStore(table, organization, origin);
  const all = await store.listOfCase(idsOfCase(child));
  const screening = all.findLast(candidate => candidate.status !== 'draft' && candidate.date <= date);
  const printed = screening && (await store.frozen(screening));
  if (!screening || !printed) return { values: { 'screening.result': null } };
  const texts = screeningTextsOf(language);
  const previous = previousOf(screening, all);
  const rows = resultOf(screening, previous, printed.sets, child);
  const { summary } = texts;
  const { listSeparator, gap } = languages[language];
  const named = (lead: string, tests: readonly TestId[]): string[] => {
    const names = tests.map(test => texts.tests[test][0]);
    return names.length === 0 ? [] : [filledIn(lead, { tests: names.join(listSeparator) })];
  };
  const sentences = [
    filledIn(summary.done, {
      day: reportDay(language, screening.date),
      done: rows.filter(({ items }) => items.length > 0).length,
      all: rows.length,
    }),
    filledIn(texts.judged, countJudged(rows)),
    ...named(summary.toFollowUp, testsOf(rows, 'again')),
    ...courses.flatMap(course => named(summary[course], testsWithCourse(rows, course))),
  ];
  return {
    values: { 'screening.result': sentences.join(gap) },
    origins: [screening, ...(previous ? [previous] : [])].map(({ id, date: day }) => ({
      ...{ field: 'screening.result', id, date: day, reference: null },
    })),
  };
}
