import { Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { mondayOf, weekLetter } from '../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { DaysSection } from './days-section.tsx';
import { schoolCalendarQuery } from './queries.ts';
import styles from './school-calendar.module.css';
import { useCalendarActions } from './use-calendar-actions.ts';

function SchoolCalendarSettings({ record: { timeZone } }: { record: Pick<FullOrganization, 'timeZone'> }) {
  const { t } = useTranslation('schoolCalendar');
  const errorText = useErrorText();
  const { data: calendar, error, refetch } = useQuery(schoolCalendarQuery);
  if (error && !calendar) return <ListFailure text={errorText(error)} onRetry={() => void refetch()} />;
  if (!calendar) return <p role="status">{t('loading')}</p>;
  return (
    <div className={styles.root}>
      <DaysSection calendar={calendar} timeZone={timeZone} />
      <WeeksSection calendar={calendar} timeZone={timeZone} />
    </div>
  );
}

export { SchoolCalendarSettings as Component };

interface WeeksSectionProps {
  calendar: SchoolCalendar;
  timeZone: string;
}

/** Lets an admin mark the current week as A or B; weeks then alternate. */
function WeeksSection({ calendar, timeZone }: WeeksSectionProps) {
  const { t } = useTranslation('schoolCalendar');
  const { date } = useCalendarDates();
  const isReadOnly = useIsReadOnly();
  const { isSaving, setWeekA } = useCalendarActions();
  const monday = mondayOf(todayIn(timeZone));
  const anchors = { none: null, A: monday, B: daysAfter(monday, 7) };
  const current = weekLetter(calendar, monday) ?? 'none';
  return (
    <section className={`${layout.stack16} ${layout.shrinkable}`} aria-label={t('weeks.title')}>
      <header>
        <h2>{t('weeks.title')}</h2>
        <p className={`${layout.readable} ${layout.soft}`}>{t('weeks.intro')}</p>
      </header>
      <Radio.Group
        label={t('weeks.current', { from: date(monday), to: date(daysAfter(monday, 6)) })}
        value={current}
        onChange={chosen => void setWeekA(anchors[chosen as keyof typeof anchors], calendar.weekA)}
      >
        <div className={styles.choices}>
          {(['none', 'A', 'B'] as const).map(letter => (
            <Radio
              key={letter}
              value={letter}
              label={t(`weeks.${letter}`)}
              disabled={isReadOnly || isSaving}
            />
          ))}
        </div>
      </Radio.Group>
    </section>
  );
}
