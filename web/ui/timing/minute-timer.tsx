import { Button } from '@mantine/core';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
import { Dial } from './dial.tsx';
import styles from './stopwatch-field.module.css';
import { usePress } from './use-press.ts';
import { useStopwatch } from './use-stopwatch.ts';

const minute = 60;
const beepSeconds = 0.6;

interface MinuteTimerProps {
  disabled?: boolean;
  onRunning?: (isRunning: boolean) => void;
}

/** Counts down one minute, in which something is counted, and says with a tone when it is over. */
export function MinuteTimer({ disabled = false, onRunning }: MinuteTimerProps) {
  const { t } = useTranslation('ui');
  const heading = useId();
  const [isOver, setOver] = useState(false);
  const audio = useRef<AudioContext>(undefined);
  const { isRunning, shown, start, stop } = useStopwatch(minute, seconds => {
    if (Number(seconds) < minute) return;
    setOver(true);
    beep(audio.current);
  });
  const tellRunning = useEffectEvent((runs: boolean) => onRunning?.(runs));

  useEffect(() => {
    if (!isRunning) return;
    tellRunning(true);
    return () => tellRunning(false);
  }, [isRunning]);
  useEffect(() => () => void audio.current?.close(), []);

  const press = usePress(at => {
    if (isRunning) return stop(at);
    setOver(false);
    // Browsers allow sound only if a press created or resumed it.
    audio.current ??= new AudioContext();
    void audio.current.resume();
    start(at);
  });
  const left = isRunning ? Math.ceil(minute - Number(shown)) : isOver ? 0 : minute;
  return (
    <section className={styles.root} aria-labelledby={heading} data-running={isRunning || undefined}>
      <div className={styles.head}>
        <h3 id={heading}>{t('minute.title')}</h3>
        <strong role="status">{isOver && t('minute.over')}</strong>
      </div>
      <div className={styles.face}>
        <div className={styles.watch}>
          <Dial value={isRunning ? Number(shown) : isOver ? minute : 0} />
          <div className={styles.reading}>
            <span className={styles.number} data-faint={!isRunning || undefined}>
              {left}
            </span>
            <span className={`${layout.soft} ${layout.small}`}>{t('stopwatch.seconds')}</span>
          </div>
        </div>
      </div>
      <div className={styles.buttons}>
        <Button
          size="lg"
          variant={isRunning ? 'filled' : 'default'}
          disabled={disabled}
          leftSection={
            isRunning ? (
              <IconPlayerStopFilled size={20} aria-hidden />
            ) : (
              <IconPlayerPlayFilled size={20} aria-hidden />
            )
          }
          aria-describedby={heading}
          {...press}
        >
          {t(isRunning ? 'stopwatch.stop' : 'minute.start')}
        </Button>
      </div>
    </section>
  );
}

function beep(audio: AudioContext | undefined): void {
  if (!audio) return;
  const tone = audio.createOscillator();
  tone.connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + beepSeconds);
}
