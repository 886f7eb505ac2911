import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainDate } from '../../../../shared/core/fields.ts';
import { type DayRange, grains } from '../../../../shared/features/cases/analytics/group-days.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import styles from './analytics.module.css';
import { type Preset, presets, type useAnalyticsChoices } from './use-analytics-choices.ts';

export function AnalyticsControls({ choices }: { choices: ReturnType<typeof useAnalyticsChoices> }) {
  const { t } = useTranslation('dashboard');
  const { range, preset, grain, today, earliest } = choices;
  return (
    <div className={styles.controls}>
      <SegmentedControl
        aria-label={t('analytics.days')}
        data={presets.map(value => ({ value, label: t(`analytics.range.${value}`) }))}
        value={preset ?? ''}
        onChange={value => choices.choosePreset(value as Preset)}
      />
      <SegmentedControl
        aria-label={t('analytics.grainLabel')}
        data={grains.map(value => ({ value, label: t(`analytics.grain.${value}`) }))}
        value={grain}
        onChange={choices.chooseGrain}
      />
      <RangeFields range={range} earliest={earliest} today={today} onChange={choices.chooseRange} />
    </div>
  );
}

interface RangeFieldsProps {
  range: DayRange;
  earliest: (to: string) => string;
  today: string;
  onChange: (range: DayRange) => void;
}

/** Fields for the first and last day of a range; applied once both days are valid. */
function RangeFields({ range, earliest, today, onChange }: RangeFieldsProps) {
  const { t } = useTranslation('dashboard');
  const [typed, setTyped] = useState<DayRange>(range);
  const [shown, setShown] = useState<DayRange>(range);
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range);
    setTyped(range);
  }
  const { from, to } = typed;
  const isBackward = from > to;
  const isLong = !isBackward && isPlainDate(to) && from < earliest(to);

  function change(part: Partial<DayRange>): void {
    const next = { ...typed, ...part };
    setTyped(next);
    const isWhole = [next.from, next.to].every(day => isPlainDate(day));
    if (isWhole && next.from <= next.to && next.to <= today && next.from >= earliest(next.to)) onChange(next);
  }

  return (
    <div className={styles.range}>
      <DateField
        label={t('analytics.from')}
        latest={today}
        value={from}
        error={isLong ? 'dashboard:analytics.tooLong' : undefined}
        onChange={value => change({ from: value })}
      />
      <DateField
        label={t('analytics.to')}
        latest={today}
        value={to}
        error={isBackward ? 'dashboard:analytics.backward' : undefined}
        onChange={value => change({ to: value })}
      />
    </div>
  );
}
