import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../timetable.module.css';
import { useDayTexts } from '../use-day-texts.ts';
import { useSessionName } from '../use-session-name.ts';
import type { MoveMode, MoveStep } from './use-move-mode.ts';

const steps = [
  { step: { steps: -1 }, key: 'earlier', Icon: IconArrowUp },
  { step: { steps: 1 }, key: 'later', Icon: IconArrowDown },
  { step: { days: -1 }, key: 'dayBefore', Icon: IconArrowLeft },
  { step: { days: 1 }, key: 'dayAfter', Icon: IconArrowRight },
] as const satisfies { step: MoveStep; key: string; Icon: unknown }[];

/** What is moved, and where to: by keys, or by its buttons. */
export function MoveBar({ mode }: { mode: MoveMode }) {
  const { t } = useTranslation(['timetable', 'common']);
  const { full } = useDayTexts();
  const nameOf = useSessionName();
  if (!mode.moving) return null;
  const { session, times } = mode.moving;
  const name = nameOf(session);
  return (
    <section className={styles.moveBar} data-move-bar aria-label={t('move.label', { name })}>
      <p>
        <b>{name}</b>
        <span>
          {full(times.date)} {times.start}–{times.end}
        </span>
        <small>{t('move.keys')}</small>
      </p>
      <div>
        {steps.map(({ step, key, Icon }) => (
          <ActionIcon
            key={key}
            variant="default"
            size={40}
            aria-label={t(`move.${key}`)}
            onClick={() => mode.step(step)}
          >
            <Icon size={18} aria-hidden />
          </ActionIcon>
        ))}
        <Button variant="default" onClick={() => mode.end(false)}>
          {t('common:cancel')}
        </Button>
        <Button onClick={() => mode.end(true)}>{t('move.set')}</Button>
      </div>
    </section>
  );
}
