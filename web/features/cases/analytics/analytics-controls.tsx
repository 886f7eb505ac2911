import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { grains } from '../../../../shared/features/cases/analytics/group-days.ts';
import styles from './analytics.module.css';
import { RangeFields } from './range-fields.tsx';
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
