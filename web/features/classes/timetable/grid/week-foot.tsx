import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import colors from '../class-colors.module.css';
import styles from '../timetable.module.css';
import { useDayTexts } from '../use-day-texts.ts';

interface WeekFootProps {
  sessions: readonly SessionRow[];
  /** The Sunday of the week if it has no sessions, otherwise null. */
  emptySunday: string | null;
  isSundayShown: boolean;
  onShowSunday: (isShown: boolean) => void;
}

export function WeekFoot({ sessions, emptySunday, isSundayShown, onShowSunday }: WeekFootProps) {
  const { t } = useTranslation('timetable');
  const { ofYear, weekday } = useDayTexts();
  const classes = new Map(sessions.flatMap(session => session.classes).map(record => [record.id, record]));
  const hasSingle = sessions.some(session => session.classes.length === 0);
  return (
    <div className={styles.foot}>
      <ul>
        {[...classes.values()].map(({ id, name, color }) => (
          <li key={id}>
            <i className={`${styles.swatch} ${colors.color}`} data-color={color} />
            {name}
          </li>
        ))}
        {hasSingle && (
          <li>
            <i className={`${styles.swatch} ${colors.color}`} />
            {t('withoutClass')}
          </li>
        )}
      </ul>
      {emptySunday !== null && (
        <p>
          {!isSundayShown && (
            <span>{t('folded', { weekday: weekday(emptySunday), date: ofYear(emptySunday) })}</span>
          )}
          <Anchor component="button" type="button" onClick={() => onShowSunday(!isSundayShown)}>
            {t(isSundayShown ? 'fold' : 'unfold', { weekday: weekday(emptySunday) })}
          </Anchor>
        </p>
      )}
    </div>
  );
}
