import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartDrawing } from '../../../../shared/features/eye/progression/chart.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useHasKeys } from '../../../ui/theme/use-has-keys.ts';
import { ChartShapes, writeValue } from './chart-shapes.tsx';
import styles from './progression.module.css';

interface ProgressionChartProps {
  drawing: ChartDrawing;
  measure: 'se' | 'axial';
  by: 'age' | 'date';
  label: string;
}

/** Maximum width of the hover area of a visit, in units of the view box. */
const maxSlotWidth = 44;

/** Chart of both eyes over time. Pointer, buttons and arrow keys move between visits. */
export function ProgressionChart({ drawing, measure, by, label }: ProgressionChartProps) {
  const { t } = useTranslation(['eye', 'common']);
  const { date: sayDate } = useCalendarDates();
  const hasKeys = useHasKeys();
  const [at, setAt] = useState<string>();
  const { plot, marks, width, height } = drawing;
  const dates = [...new Set(marks.map(({ date }) => date))];
  const selectedMarks = marks.filter(({ date }) => date === at);
  const written = writeValue(measure);
  const slots = slotsOf(dates, marks, plot);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === 1 || step === -1) moveBy(step);
    else if (event.key === 'Home') setAt(dates[0]);
    else if (event.key === 'End') setAt(dates.at(-1));
    else return;
    event.preventDefault();
  }

  function moveBy(step: 1 | -1): void {
    const from = at === undefined ? (step === 1 ? -1 : dates.length) : dates.indexOf(at);
    setAt(dates[Math.min(dates.length - 1, Math.max(0, from + step))]);
  }

  const readout = selectedMarks.map(({ eye, value, method }) =>
    [
      t(`chart.short.${eye}`),
      `${written(value)} ${t(`measure.${measure}Unit`)}`,
      method && t(`method.${method}`),
    ]
      .filter(Boolean)
      .join(' '),
  );
  return (
    <div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className={styles.chart}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') setAt(undefined);
        }}
      >
        <ChartShapes drawing={drawing} measure={measure} by={by}>
          {at !== undefined && selectedMarks[0] && (
            <path d={`M${selectedMarks[0].x} ${plot.top}V${plot.bottom}`} className={styles.cursor} />
          )}
        </ChartShapes>
        {slots.map(({ date, from, to }) => (
          <rect
            key={date}
            x={from}
            y={plot.top}
            width={to - from}
            height={plot.bottom - plot.top}
            fill="transparent"
            onPointerEnter={() => setAt(date)}
          />
        ))}
      </svg>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys do what its buttons do */}
      <div className={`${layout.row4} ${layout.soft} ${layout.smaller}`} onKeyDown={handleKeyDown}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('chart.previous')} onClick={() => moveBy(-1)}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" aria-label={t('chart.next')} onClick={() => moveBy(1)}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <p aria-live="polite">
          {at === undefined
            ? t(hasKeys ? 'chart.howToRead' : 'chart.howToTouch')
            : t('common:labelled', { name: sayDate(at), value: readout.join(' · ') })}
        </p>
      </div>
    </div>
  );
}

/** Hover areas of the visits: half the distance to each neighbour, at most 44 units wide. */
function slotsOf(dates: string[], marks: ChartDrawing['marks'], plot: ChartDrawing['plot']) {
  const places = dates.map(date => marks.find(mark => mark.date === date)?.x ?? 0);
  return dates.map((date, index) => {
    const place = places[index] ?? 0;
    const [before, after] = [
      places[index - 1] ?? plot.left - maxSlotWidth,
      places[index + 1] ?? Number.POSITIVE_INFINITY,
    ];
    return {
      date,
      from: Math.max((before + place) / 2, place - maxSlotWidth / 2),
      to: Math.min((place + after) / 2, place + maxSlotWidth / 2),
    };
  });
}
