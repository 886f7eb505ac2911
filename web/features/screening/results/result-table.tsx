import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import { missingForAdjusted } from '../../../../shared/features/screening/results/derived.ts';
import { isWithinNoise } from '../../../../shared/features/screening/results/result.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './result.module.css';
import type { ResultLine, ShownRow } from './result-view.ts';
import { SmallChart } from './small-chart.tsx';
import { useResultWords } from './use-result-words.ts';

interface ResultTableProps {
  screening: Screening;
  /** The child's screening before this one; null if there is none, undefined while it loads. */
  last: Screening | null | undefined;
  rows: readonly ShownRow[];
  /** Date of the first screening that the trends show. */
  from: string;
  /** Whether only recorded values are shown, without sentences and charts. */
  isPlain: boolean;
  /** Whether the table is printed; it then has no charts, because paper has no room for them. */
  isOnPaper?: boolean;
}

const isNoise = ({ change }: ResultLine): boolean => isWithinNoise(change);

export function ResultTable({ screening, last, rows, from, isPlain, isOnPaper = false }: ResultTableProps) {
  const {
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
  } = useResultWords();
  const { recentDate } = useCalendarDates();
  const hasLine = (is: (line: ResultLine) => boolean) => rows.some(({ lines }) => lines.some(is));
  const hasGrades = hasLine(({ item }) => item.unit === 'grade');
  const hasNoise = hasLine(isNoise);
  const isFirst = last === null;
  const hasCharts = !isPlain && !isOnPaper && !isFirst;
  const blank = missingForAdjusted(screening.tests.eyeTracking);
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-plain={isPlain || isOnPaper || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('results.column.test')}</th>
            <th scope="col">{t('results.column.today')}</th>
            {!isFirst && (
              <>
                <th scope="col">
                  {last
                    ? t('results.column.lastOn', { day: recentDate(last.date) })
                    : t('results.column.last')}
                </th>
                <th scope="col">{t('results.column.change')}</th>
              </>
            )}
            {hasCharts && (
              <th scope="col" className={styles.charted}>
                {t('results.column.series')}
              </th>
            )}
            <th scope="col">{t('results.column.reference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { test, lines, notDone, open, judgement } = row;
            const reference = referenceOf(row);
            const sentence = sentenceOf(row, isFirst);
            const missing = [
              ...notDone.map(({ place, reason, note }) => ({
                place,
                text: [t('notDone.because', { reason: t(`reason.${reason}`) }), note]
                  .filter(Boolean)
                  .join(' · '),
              })),
              ...open.map(place => ({ place, text: t('results.open') })),
              ...(blank.length > 0 && test === 'eyeTracking'
                ? [{ place: 'whole' as const, text: notComputedText(blank) }]
                : []),
            ];
            return (
              <tr key={test}>
                <th scope="row" className={styles.test}>
                  {nameOf(test)}{' '}
                  {judgement === 'again' && (
                    <Status Icon={IconAlertTriangle} label={t('results.followUp')} tone="attention" />
                  )}
                  {judgement === 'expected' && (
                    <Status Icon={IconCheck} label={t('judged.expected')} tone="good" />
                  )}
                  {!isPlain && sentence && <span className={styles.sentence}>{sentence}</span>}
                </th>
                <td data-label={t('results.column.today')}>
                  {lines.map(line => (
                    <span
                      key={line.key}
                      className={styles.value}
                      data-eye={test === 'eyesight' ? line.item.place : undefined}
                    >
                      <span className={styles.of}>{lineName(row, line.item)}</span>
                      <span className={styles.number}>{valueText(line.item)}</span>
                      <span className={`${layout.oneLine} ${layout.soft} ${layout.smaller}`}>
                        {unitOf(line.item)}
                      </span>
                    </span>
                  ))}
                  {missing.map(({ place, text }) => (
                    <Status
                      key={place}
                      Icon={IconMinus}
                      isLong
                      label={place === 'whole' ? text : `${placeName(test, place)} · ${text}`}
                    />
                  ))}
                </td>
                {!isFirst && (
                  <>
                    <td data-label={t('results.column.last')}>
                      {lines.map(line => (
                        <span key={line.key} className={styles.plain}>
                          <LineName name={lineName(row, line.item)} />
                          {lastText(line)}
                        </span>
                      ))}
                    </td>
                    <td data-label={t('results.column.change')}>
                      {lines.map(line => (
                        <span key={line.key} className={styles.plain}>
                          <LineName name={lineName(row, line.item)} />
                          {changeText(line)}
                          {isNoise(line) && (
                            <span className={styles.noise} title={t('results.noise')}>
                              ≈<VisuallyHidden> {t('results.noise')}</VisuallyHidden>
                            </span>
                          )}
                        </span>
                      ))}
                    </td>
                  </>
                )}
                {hasCharts && (
                  <td className={styles.charted}>
                    <SmallChart
                      label={t('results.chart', {
                        test: nameOf(test),
                        count: Math.max(0, ...lines.map(({ series }) => series.length)),
                      })}
                      lines={lines.filter(({ series }) => series.length > 0).slice(0, 2)}
                      from={from}
                      to={screening.date}
                      isOfEyes={test === 'eyesight'}
                    />
                  </td>
                )}
                <td className={styles.reference} data-label={t('results.column.reference')}>
                  {reference.text}
                  {reference.source && <span>{reference.source}</span>}
                  {reference.notJudged && <span>{reference.notJudged}</span>}
                  {test === 'overlays' && <span>{t('results.overlayNote')}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {(hasGrades || hasNoise) && (
        <p className={styles.legend}>
          {hasGrades && <span>{t('results.grades')}</span>}
          {hasNoise && <span>≈ {t('results.noise')}</span>}
        </p>
      )}
    </div>
  );
}

/** Name of a measured value, shown only on phones, where name and value are not in one row. */
function LineName({ name }: { name: string }) {
  return name === '' ? null : <span className={styles.narrowName}>{name} </span>;
}
