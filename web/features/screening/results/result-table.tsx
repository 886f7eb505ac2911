import { IconMinus } from '@tabler/icons-react';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import styles from './result.module.css';
import type { ResultRow } from './result-rows.ts';
import { SmallChart } from './small-chart.tsx';
import { useResultWords } from './use-result-words.ts';

interface ResultTableProps {
  screening: Screening;
  last: Screening | undefined;
  rows: readonly ResultRow[];
  /** Day of the first screening in the trends. */
  from: string;
  /** Only what was recorded, without sentences and charts. */
  isPlain: boolean;
}

/** A row a test: today, the last time, the change, the years before and the reference. */
export function ResultTable({ screening, last, rows, from, isPlain }: ResultTableProps) {
  const { t, nameOf, placeName, unitOf, valueText, changeText, lineName, sentenceOf } = useResultWords();
  const { recentDate } = useDates(undefined);
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-plain={isPlain || undefined}>
        <thead>
          <tr>
            <th scope="col">{t('results.column.test')}</th>
            <th scope="col">{t('results.column.today')}</th>
            <th scope="col">
              {last ? t('results.column.lastOn', { day: recentDate(last.date) }) : t('results.column.last')}
            </th>
            <th scope="col">{t('results.column.change')}</th>
            {!isPlain && <th scope="col">{t('results.column.series')}</th>}
            <th scope="col">{t('results.column.reference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => {
            const { test, lines, missing } = row;
            return (
              <tr key={test.id}>
                <th scope="row" className={styles.test}>
                  {nameOf(test.id)}
                  {!isPlain && <span className={styles.sentence}>{sentenceOf(row)}</span>}
                </th>
                <td data-label={t('results.column.today')}>
                  {lines.map(line => (
                    <span
                      key={line.key}
                      className={styles.value}
                      data-eye={test.id === 'eyesight' && line.place}
                    >
                      <span className={styles.of}>{lineName(row, line)}</span>
                      <span className={styles.number}>{valueText(line.measure, line.today)}</span>
                      <span className={styles.unit}>{line.today === null ? '' : unitOf(line.measure)}</span>
                    </span>
                  ))}
                  {missing.map(({ place, answer }) => (
                    <Status
                      key={place}
                      Icon={IconMinus}
                      isLong
                      label={[
                        place === 'whole' ? '' : placeName(test.id, place),
                        answer
                          ? t('notDone.because', { reason: t(`reason.${answer.reason}`) })
                          : t('results.open'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  ))}
                </td>
                <td data-label={t('results.column.last')}>
                  {lines.map(line => (
                    <span key={line.key} className={styles.plain}>
                      {valueText(line.measure, line.last)}
                    </span>
                  ))}
                </td>
                <td data-label={t('results.column.change')}>
                  {lines.map(line => (
                    <span key={line.key} className={styles.plain}>
                      {changeText(line)}
                    </span>
                  ))}
                </td>
                {!isPlain && (
                  <td className={styles.charted}>
                    <SmallChart
                      label={t('results.chart', {
                        test: nameOf(test.id),
                        count: Math.max(0, ...lines.map(({ series }) => series.length)),
                      })}
                      lines={lines.slice(0, 2)}
                      from={from}
                      to={screening.date}
                      isOfEyes={test.id === 'eyesight'}
                    />
                  </td>
                )}
                <td className={styles.reference} data-label={t('results.column.reference')}>
                  {t('results.noNorm')}
                  {test.id === 'overlays' && <span>{t('results.overlayNote')}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
