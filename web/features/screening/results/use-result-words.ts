import { languages } from '../../../../shared/core/languages.ts';
import { writeAcuity, writeAcuityLimit } from '../../../../shared/core/optics/acuity.ts';
import { withUnit } from '../../../../shared/core/with-unit.ts';
import { linesGained } from '../../../../shared/features/screening/results/change.ts';
import { courseOfTest, isReadingAid } from '../../../../shared/features/screening/results/courses.ts';
import { notJudgedReason } from '../../../../shared/features/screening/results/judgement.ts';
import {
  changedItems,
  isWithinNoise,
  type ResultItem,
  type ResultRow,
} from '../../../../shared/features/screening/results/result.ts';
import type { ShownItem } from '../../../../shared/features/screening/results/shown-items.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useLanguage } from '../../../platform/i18n/use-locale.ts';
import { useTestWords } from '../form/use-test-words.ts';
import { useJudgedWords } from '../judged/use-judged-words.ts';
import type { ResultLine, ShownRow } from './result-view.ts';

const signed = (value: number): string => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

const shortNames = ['unaided', 'aided', 'without', 'with', 'difference', 'effect'] as const;

export function useResultWords() {
  const { t, nameOf, placeName, optionName, sourceName } = useTestWords();
  const { reasonsText } = useJudgedWords();
  const language = useLanguage();
  const unitOf = ({ unit, value, text, otherNotation }: ShownItem): string =>
    otherNotation
      ? optionName('notation', otherNotation)
      : unit === null || ((value === null || text !== null) && unit !== 'lines')
        ? ''
        : t(`unit.${unit}`);

  function valueText({ measure, value, text }: Pick<ResultItem, 'measure' | 'value' | 'text'>): string {
    if (text === null) return value === null ? '–' : String(value);
    return measure === 'effect' ? optionName(measure, text) : text;
  }

  function lastText({ item: { measure, last, lastMeasure } }: ResultLine): string {
    if (!last) return '–';
    return [lastMeasure && measureName(lastMeasure), valueText({ measure, ...last })]
      .filter(Boolean)
      .join(' ');
  }

  function changeText({ item: { unit, last, text }, change }: ResultLine): string {
    if (!last) return '–';
    if (change === null) return t(text === last.text ? 'results.same' : 'results.other');
    if (change.by === 0) return t('results.same');
    if (unit === 'logMar') {
      const lines = linesGained(change.by);
      return withUnit(signed(lines), t(Math.abs(lines) === 1 ? 'unit.line' : 'unit.lines'));
    }
    if (unit === null && isWithinNoise(change)) return t('results.aboutSame');
    if (unit === null) return t(change.isBetter ? 'results.better' : 'results.worse');
    return signed(change.by);
  }

  const measureName = (measure: string): string => {
    const short = shortNames.find(name => name === measure);
    return short ? t(`results.short.${short}`) : t(`measure.${measure}` as 'measure.seconds');
  };

  /** Label of a value: its side, and its name if the test has several values. */
  function lineName({ test }: ResultRow, { place, measure, isComputed }: ResultItem): string {
    const hasSeveral = measure !== 'presenting' && (testOf(test).measures.length > 1 || isComputed);
    const side = place === 'whole' ? '' : placeName(test, place);
    const name = hasSeveral ? measureName(measure) : '';
    return [side, name].filter(Boolean).join(' · ');
  }

  /** Says why the adjusted time of eye tracking is missing. */
  const notComputedText = (blank: readonly string[]): string =>
    t('results.notComputed', {
      ...{
        name: measureName('adjusted'),
        names: blank.map(measureName).join(languages[language].listSeparator),
      },
    });

  /** The result of a test in words; empty if it has none because nothing was measured before. */
  function sentenceOf(row: ResultRow, isFirst = false): string {
    const { items, notDone, reasons } = row;
    if (reasons.length > 0) return t('results.sentence.followUp', { reasons: reasonsText(reasons) });
    if (items.length === 0)
      return t(notDone.length > 0 ? 'results.sentence.notDone' : 'results.sentence.open');
    if (isFirst) return '';
    if (row.otherTask.length > 0) return otherTaskSentence(row);
    if (isReadingAid(row.test)) return t('results.sentence.aid');
    const course = courseOfTest(row);
    if (course === 'mixed') return t('results.sentence.mixed');
    if (course !== null) return courseSentence(row, course);
    return t(items.some(({ last }) => last !== null) ? 'results.sentence.same' : 'results.sentence.first');
  }

  function otherTaskSentence({ test, otherTask }: ResultRow): string {
    const details = otherTask.map(({ detail, ...values }) => {
      const said = (value: string | null) =>
        value === null ? t('results.sentence.notRecorded') : optionName(detail, value, test);
      return t('results.sentence.otherDetail', {
        ...{ name: measureName(detail), last: said(values.last), now: said(values.now) },
      });
    });
    return t('results.sentence.otherTask', { details: details.join(t('judged.comma')) });
  }

  function courseSentence(row: ResultRow, course: 'better' | 'worse'): string {
    const changed = changedItems(row, course);
    if (changed.length === 0) return t(`results.sentence.${course}`);
    const values = changed.map(item => lineName(row, item)).join(languages[language].listSeparator);
    return t(`results.sentence.${course}In`, { values });
  }

  function referenceOf(row: ShownRow): { text: string; source?: string; notJudged?: string } {
    const normed = row.lines.find(({ item }) => item.norm !== null)?.item;
    const why = notJudgedReason(row);
    const notJudged = why === null ? '' : t(`judged.notJudged.${why}`);
    if (!normed?.norm) return { text: notJudged || '–' };
    const { low, high, typical, source } = normed.norm;
    const { notation } = normed;
    const unit = normed.unit === null ? '' : t(`unit.${normed.unit}`);
    const text =
      notation !== null && high !== null && low === null
        ? t('results.norm.orBetter', { value: writeAcuityLimit(high, notation) })
        : typical !== null
          ? t('results.norm.typical', {
              value: notation ? writeAcuity(typical, notation) : withUnit(typical, unit),
            })
          : low !== null && high !== null
            ? t('results.norm.between', { low, high: withUnit(high, unit) })
            : low !== null
              ? t('results.norm.from', { low: withUnit(low, unit) })
              : t('results.norm.upTo', { high: withUnit(high ?? '', unit) });
    return { text, source: sourceName(source), notJudged };
  }

  return {
    t,
    nameOf,
    placeName,
    unitOf,
    valueText,
    lastText,
    changeText,
    lineName,
    sentenceOf,
    referenceOf,
    notComputedText,
  };
}
