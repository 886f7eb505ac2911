import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../ui/layout/layout.module.css';
import { MinuteTimer } from '../ui/timing/minute-timer.tsx';
import { StopwatchField } from '../ui/timing/stopwatch-field.tsx';
import { TallyField } from '../ui/timing/tally-field.tsx';
import { GallerySection } from './gallery-section.tsx';

const limits = { stand: 120, mistakes: 80 };
const lastTime = 11.8;

export function TimingExamples() {
  const { t } = useTranslation('parts');
  const [seconds, setSeconds] = useState('');
  const [mistakes, setMistakes] = useState('');
  return (
    <GallerySection title={t('timing.title')}>
      <div className={layout.stack12}>
        <StopwatchField
          label={t('timing.stand')}
          value={seconds}
          limit={limits.stand}
          mark={lastTime}
          beside={t('timing.last', { seconds: lastTime })}
          takesSpace
          onChange={setSeconds}
        />
        <MinuteTimer />
        <TallyField
          label={t('timing.mistakes')}
          value={mistakes}
          limit={limits.mistakes}
          onChange={setMistakes}
        />
      </div>
    </GallerySection>
  );
}
