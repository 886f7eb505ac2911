import { writeAcuity, writeAcuityLimit } from '../../../../shared/core/optics/acuity.ts';
import { withUnit } from '../../../../shared/core/with-unit.ts';
import { linesGained } from '../../../../shared/features/screening/results/change.ts';
import { missingForAdjusted } from '../../../../shared/features/screening/results/derived.ts';
import type { FindingUnit } from '../../../../shared/features/screening/results/findings.ts';
import { isWithinNoise, type ResultRow } from '../../../../shared/features/screening/results/result.ts';
import { type ShownItem, shownItems } from '../../../../shared/features/screening/results/shown-items.ts';
import {
  parentSentence,
  sideName,
} from '../../../../shared/features/screening/screening-texts/parent-sentence.ts';
import type { ScreeningTexts } from '../../../../shared/features/screening/screening-texts/screening-text-types.ts';
import { filledIn } from '../../../../shared/features/screening/screening-texts/screening-texts.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { shownOption } from '../../../../shared/features/screening/tests/task.ts';
import type { Block, Cell } from '../../../platform/pdf/document.ts';
import { mutedColor } from '../../../platform/pdf/report-frame.ts';

/** Marks a change that may be only measurement noise. */
const noiseMark = '≈';
const noNormMark = '–';

interface ShownRow extends ResultRow {
  shown: readonly ShownItem[];
}

interface Results {
  rows: readonly ResultRow[];
  tests: Screening['tests'];
  /** Date of the previous screening, as printed; null if there is none. */
  lastDay: string | null;
  texts: ScreeningTexts;
}

/**
 * A row for each test: today's result, the previous result and the change if there was a screening before,
 * and the norm if one is approved. Each entry fits on one line, so that the lines of all columns are level.
 */
export function resultBlocks({ rows: results, tests, lastDay, texts }: Results): Block[] {
  const rows = results.map(row => ({ ...row, shown: shownItems(row, tests[row.test]) }));
  const { columns } = texts;
  const hasNorm = rows.some(({ items }) => items.some(({ norm }) => norm));
  const hasNoise = rows.some(({ items }) => items.some(({ change }) => isWithinNoise(change)));
  const lines = (of: (item: ShownItem) => string) => (row: ShownRow) => row.shown.map(of).join('\n');
  const shownColumns: { share: number; header: string; cell: (row: ShownRow) => Cell }[] = [
    { share: 3, header: columns.test, cell: row => nameCell(row, tests, texts) },
    { share: 2.8, header: columns.today, cell: row => todayLines(row, texts).join('\n') },
    ...(lastDay === null
      ? []
      : [
          {
            share: 1.5,
            header: `${columns.last}\n${lastDay}`,
            cell: lines(item => lastOf(item, texts)),
          },
          { share: 1.4, header: columns.change, cell: lines(item => changeOf(item, texts)) },
        ]),
    ...(hasNorm ? [{ share: 1.7, header: columns.norm, cell: (row: ShownRow) => normOf(row, texts) }] : []),
  ];
  const hasResults = rows.some(({ items }) => items.length > 0);
  const notes = [
    texts.grades,
    ...(hasNorm ? [`${noNormMark} ${texts.noNorm}`] : hasResults ? [texts.noNorms] : []),
    ...(lastDay !== null && hasNoise ? [`${noiseMark} ${texts.withinNoise}`] : []),
  ];
  return [
    {
      kind: 'table',
      columns: shownColumns.map(({ share }) => ({ share })),
      header: shownColumns.map(({ header }) => header),
      hasRowHeads: true,
      size: 8.5,
      rows: rows.map(row => shownColumns.map(({ cell }) => cell(row))),
    },
    { kind: 'space', height: 8 },
    ...notes.map((text): Block => ({ kind: 'paragraph', text, color: mutedColor, size: 8 })),
  ];
}

const nameCell = (row: ResultRow, tests: Screening['tests'], texts: ScreeningTexts): Cell => {
  const details = detailsOf(row, tests, texts);
  return [
    { text: texts.tests[row.test][0], bold: true },
    { text: row.judgement === 'again' ? filledIn(texts.aside, { text: texts.toFollowUp }) : '', bold: true },
    {
      text: `\n${[parentSentence(row, texts), ...notAdjusted(row, tests, texts)].join(texts.space)}`,
      color: mutedColor,
      size: 8,
    },
    { text: details === '' ? '' : `\n${details}`, size: 8 },
  ];
};

/** Says why eye tracking has no adjusted time, if it has none because a count was left blank. */
function notAdjusted({ test }: ResultRow, tests: Screening['tests'], texts: ScreeningTexts): string[] {
  const blank = test === 'eyeTracking' ? missingForAdjusted(tests[test]) : [];
  if (blank.length === 0) return [];
  const values = blank.map(name => texts.measures[name] ?? name).join(texts.family.comma);
  return [filledIn(texts.notAdjusted, { values })];
}

function detailsOf({ test }: ResultRow, tests: Screening['tests'], texts: ScreeningTexts): string {
  const known = tests[test].details;
  return testOf(test)
    .details.flatMap(measure => {
      const value = known[measure.id] ?? null;
      if (value === null) return [];
      if (measure.kind === 'number') return [withUnit(value, texts.units[measure.unit])];
      return [
        measure.kind === 'choice'
          ? (texts.details[measure.id]?.options[shownOption(test, measure.id, String(value))] ??
            String(value))
          : String(value),
      ];
    })
    .join(' · ');
}

/** Today's value of an item. Its name is left out if the test measures nothing else. */
function itemLine({ test }: ResultRow, item: ShownItem, texts: ScreeningTexts): string {
  const isOnly = testOf(test).measures.length === 1 && !item.isComputed;
  const measure = isOnly ? '' : (texts.measures[item.measure] ?? item.measure);
  const unit =
    item.unit && (item.text === null || item.unit === 'lines') ? unitOf(item.unit, item.value, texts) : '';
  const value = withUnit(shownValue(item, texts), unit) + notationAside(item, texts);
  return [sideName(test, item.place, texts), measure, value].filter(Boolean).join(' ');
}

const notationAside = ({ otherNotation }: ShownItem, { aside, details }: ScreeningTexts): string =>
  otherNotation ? filledIn(aside, { text: details.notation?.options[otherNotation] ?? '' }) : '';

const unitOf = (unit: FindingUnit, value: number | null, { units, oneLine }: ScreeningTexts): string =>
  unit === 'lines' && value !== null && Math.abs(value) === 1 ? oneLine : units[unit];

function lastOf({ last, lastMeasure }: ShownItem, texts: ScreeningTexts): string {
  const measure = lastMeasure && texts.measures[lastMeasure];
  return [measure, shownValue(last, texts)].filter(Boolean).join(' ');
}

function shownValue(found: Pick<ShownItem, 'value' | 'text'> | null, texts: ScreeningTexts): string {
  if (!found) return '';
  if (found.text !== null) return texts.choices[found.text] ?? found.text;
  return found.value === null ? '' : String(found.value);
}

const todayLines = (row: ShownRow, texts: ScreeningTexts): string[] => [
  ...row.shown.map(item => itemLine(row, item, texts)),
  ...row.notDone.map(({ place, reason, note }) =>
    of(sideName(row.test, place, texts), because(texts, [texts.reasons[reason], note]), texts),
  ),
  ...row.open.map(place => of(sideName(row.test, place, texts), texts.blank, texts)),
];

const because = (texts: ScreeningTexts, why: (string | null)[]): string =>
  `${texts.notDone}${filledIn(texts.aside, { text: why.filter(Boolean).join(' · ') })}`;

const of = (side: string, text: string, texts: ScreeningTexts): string =>
  [side, text].filter(Boolean).join(texts.colon);

function changeOf({ unit, change }: ShownItem, texts: ScreeningTexts): string {
  if (!change) return '';
  if (change.by === 0) return texts.unchanged;
  const by = unit === 'logMar' ? inLines(change.by, texts) : signed(change.by);
  return isWithinNoise(change) ? `${by} ${noiseMark}` : by;
}

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

function inLines(logMar: number, texts: ScreeningTexts): string {
  const lines = linesGained(logMar);
  return `${signed(lines)}\u00A0${unitOf('lines', lines, texts)}`;
}

function normOf({ shown }: ShownRow, texts: ScreeningTexts): string {
  const lines = shown.map(({ unit, norm, notation }) => {
    if (!norm) return '';
    const { low, high, typical } = norm;
    if (notation !== null && low === null && (high ?? typical) !== null) {
      return high === null
        ? filledIn(texts.typical, { value: writeAcuity(typical ?? 0, notation) })
        : filledIn(texts.orBetter, { value: writeAcuityLimit(high, notation) });
    }
    const inUnit = unit === 'logMar' ? `\u00A0${texts.units.logMar}` : '';
    if (low === null && high === null) return filledIn(texts.typical, { value: `${typical ?? ''}${inUnit}` });
    if (low === null) return `≤ ${high}${inUnit}`;
    return high === null ? `≥ ${low}${inUnit}` : `${low}–${high}${inUnit}`;
  });
  if (lines.some(Boolean)) return lines.join('\n');
  return shown.length > 0 ? noNormMark : '';
}
