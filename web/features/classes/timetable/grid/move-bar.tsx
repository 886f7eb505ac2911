import { ActionIcon, Button } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../timetable.module.css';
import { useDayTexts } from '../use-day-texts.ts';
import { useSessionName } from '../use-session-name.ts';
import type { MoveArea, MoveMode, MoveStep } from './use-move-mode.ts';

const days = [
  { step: { days: -1 }, key: 'dayBefore', Icon: IconArrowLeft },
  { step: { days: 1 }, key: 'dayAfter', Icon: IconArrowRight },
] as const;
const steps = {
  time: [
    { step: { steps: -1 }, key: 'earlier', Icon: IconArrowUp },
    { step: { steps: 1 }, key: 'later', Icon: IconArrowDown },
    ...days,
  ],
  days: [
    { step: { days: -7 }, key: 'weekBefore', Icon: IconArrowUp },
    { step: { days: 7 }, key: 'weekAfter', Icon: IconArrowDown },
    ...days,
  ],
} as const satisfies Record<MoveArea, readonly { step: MoveStep; key: string; Icon: unknown }[]>;

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
        <small>{t(`move.keys.${mode.area}`)}</small>
      </p>
      <div>
        {steps[mode.area].map(({ step, key, Icon }) => (
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
