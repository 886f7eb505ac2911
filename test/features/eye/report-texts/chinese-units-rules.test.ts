import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { eyes } from '../../../../shared/core/optics/eyes.ts';
import { courseOf } from '../../../../shared/features/eye/progression/report-course.ts';
import type { SeriesVisit } from '../../../../shared/features/eye/progression/series.ts';
import { summarizeTrend } from '../../../../shared/features/eye/progression/trend-summary.ts';
import { changeCell } from '../../../../shared/features/eye/report-texts/change-cell.ts';
import { describeAfterAtropine } from '../../../../shared/features/eye/report-texts/describe-after-atropine.ts';
import {
  describeForFamily,
  explainForFamily,
} from '../../../../shared/features/eye/report-texts/describe-for-family.ts';
import { describeResponse } from '../../../../shared/features/eye/report-texts/describe-response.ts';
import { describeSinceLast } from '../../../../shared/features/eye/report-texts/describe-since-last.ts';
import { describeTargets } from '../../../../shared/features/eye/report-texts/describe-targets.ts';
import { describeEyes } from '../../../../shared/features/eye/report-texts/describe-trend.ts';
import { pdfTextsOf } from '../../../../shared/features/eye/report-texts/pdf-texts.ts';
import { endedAtropineOf } from '../../../../shared/features/eye/treatments/after-atropine.ts';
import type { TreatmentKind } from '../../../../shared/features/eye/treatments/treatment.ts';
import { treatmentResponsesOf } from '../../../../shared/features/eye/treatments/treatment-response.ts';
import { textPairs } from '../../../web/read-texts.ts';
import { seriesVisit } from '../eye-reports/series-visit.ts';
import { treatment } from '../treatments/visit-treatment.ts';

const texts = pdfTextsOf('zh-Hans');
const inD = /\d\s?D(?![A-Za-z])/;
const inDegrees = /\d度/;

/**
 * Returns the sentences of a text that give powers both in D and in 度 without explaining one unit by the
 * other.
 */
const mixed = (text: string) =>
  text
    .replaceAll('\u00A0', ' ')
    .split(/[。；]/)
    .filter(sentence => inD.test(sentence) && inDegrees.test(sentence) && !sentence.includes('即'));

test('no Chinese sentence of the product gives powers both in D and in 度, except to explain one unit by the other', () => {
  expect(textPairs.flatMap(({ at, zh }) => mixed(zh).map(sentence => `${at}: ${sentence}`))).toEqual([]);
});

const eighths = (min: number, max: number) => fc.integer({ min, max }).map(count => count / 8);
const powers = fc.tuple(eighths(-52, 16), eighths(-52, 16));
const kinds: TreatmentKind[] = ['dims', 'hal', 'multifocalSoft', 'atropine001', 'atropine005', 'spectacles'];
const child = fc.record({
  kind: fc.constantFrom(...kinds),
  isOver: fc.boolean(),
  begin: powers,
  changes: fc.array(fc.record({ after: fc.integer({ min: 40, max: 400 }), power: powers }), {
    ...{ minLength: 1, maxLength: 4 },
  }),
});

type Child = typeof child extends fc.Arbitrary<infer One> ? One : never;
const start = '2023-01-01';

/**
 * Makes visits of a child with a progression target, who is treated from the first visit on, perhaps until
 * the last.
 */
function visitsOf({ kind, isOver, begin, changes }: Child): SeriesVisit[] {
  const begun = treatment({ kind, product: null, from: start });
  const days = changes.map((_, at) => changes.slice(0, at + 1).reduce((sum, { after }) => sum + after, 0));
  return [
    seriesVisit(start, begin, { treatments: [begun], target: { perYear: -0.5, unit: 'D', text: null } }),
    ...changes.map(({ power }, at) => {
      const date = daysAfter(start, days[at] ?? 0);
      const isEnd = isOver && at === changes.length - 1;
      return seriesVisit(date, power, {
        treatments: isEnd ? [{ ...begun, decision: 'stop', to: date }] : [],
      });
    }),
  ];
}

/** Returns all sentences about a child’s visits in reports and on pages. */
function sentencesOf(visits: SeriesVisit[]): string[] {
  const birthDate = '2013-01-01';
  const dayOf = (date: string) => date;
  const course = courseOf(visits);
  const { method, measure } = course;
  const summary = summarizeTrend({ visits, birthDate, measure, method, reference: 'donovanAsian' });
  const trend = { summary, measure, method, reference: 'donovanAsian' as const, visits, dayOf };
  const date = visits.at(-1)?.date ?? start;
  const report = { date, followUp: null, comment: null, prescription: null };
  const ended = endedAtropineOf({ visits, birthDate });
  const cells = summary.segments.flatMap(segment =>
    eyes.flatMap(eye => {
      const cell = changeCell(texts.changes, segment, eye, 'D');
      if (!cell) return [];
      const { said, detail, interval } = cell;
      const limits = interval === null || interval === 'tooFew' ? '' : interval.low + interval.high;
      return [`${said} ${detail} ${limits}`];
    }),
  );
  return [
    describeEyes(texts, { ...trend, hasLength: true }),
    ...describeSinceLast(texts, { visits, method, dayOf }),
    ...describeTargets(texts, { visits, method, dayOf, hasLength: true }),
    ...treatmentResponsesOf({ visits, birthDate }).map(response => describeResponse(texts, response, dayOf)),
    ...(ended ? [describeAfterAtropine(texts, ended, true, dayOf)] : []),
    ...describeForFamily(texts, {
      visits,
      birthDate,
      course,
      report,
      hasLength: true,
      dayOf,
      isCompared: false,
      today: date,
      hasAdvice: true,
    })
      .flatMap(({ key, items = [], paragraphs }) => [key ?? '', ...items, ...paragraphs])
      .concat(explainForFamily(texts, visits)),
    ...cells,
  ];
}

test('no Chinese sentence about a child’s visits gives powers in D and in 度, parts or signs of a 度, or 近视 below 50度', () => {
  fc.assert(
    fc.property(child, drawn => {
      const said = sentencesOf(visitsOf(drawn));
      expect(said.flatMap(mixed)).toEqual([]);
      expect(said.filter(text => /\d\.\d+度|[+−]\d+度|(?<!偏)近视(?:0|25)度/.test(text))).toEqual([]);
    }),
  );
});
