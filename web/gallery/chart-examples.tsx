import { Trans, useTranslation } from 'react-i18next';
import { ChartFrame } from '../ui/chart/chart-frame.tsx';
import { EyeName } from '../ui/chart/eye-mark.tsx';
import { GallerySection } from './gallery-section.tsx';
import { SampleChart, visits } from './sample-chart.tsx';

const signed = (value: number) => (value < 0 ? `−${Math.abs(value).toFixed(2)}` : value.toFixed(2));

export function ChartExamples() {
  const { t } = useTranslation('parts');
  return (
    <GallerySection title={t('chart.title')}>
      <ChartFrame
        title={t('chart.name')}
        unit={t('chart.unit')}
        sentence={<Trans t={t} i18nKey="chart.sentence" components={{ b: <b /> }} />}
        table={{
          columns: [t('chart.age'), <EyeName key="right" eye="right" />, <EyeName key="left" eye="left" />],
          rows: visits.map(({ age, right, left }) => ({
            key: String(age),
            cells: [t('chart.years', { age }), `${signed(right)} D`, `${signed(left)} D`],
          })),
        }}
        source={t('chart.source')}
      >
        <SampleChart label={t('chart.name')} />
      </ChartFrame>
    </GallerySection>
  );
}
