import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { nowIn } from '../../../../../shared/core/dates/now-in.ts';
import { PlainDate, PlainTime } from '../../../../../shared/core/fields.ts';
import { dayOf } from '../../../../../shared/features/classes/school-calendar/calendar-rules.ts';
import type {
  CalendarDay,
  SchoolCalendar,
} from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { shareTime } from '../../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useLocale } from '../../../../platform/i18n/use-locale.ts';
import type { Warning } from '../../../../ui/form/field-note.tsx';
import { sessionListQuery } from '../queries.ts';
import { sessionName } from '../session-name.ts';
import { useSessionDates } from '../use-session-dates.ts';
import type { SessionValues } from './session-values.ts';
import { sharedWith } from './shared-with.ts';

/** Name of a calendar day in the page language, else in the other language; empty if it has none. */
export function useDayName(): (day: CalendarDay) => string {
  const locale = useLocale();
  return ({ name }) => name[locale] || name.en || name.zh;
}

export function useDayWarning(date: string, calendar: SchoolCalendar): Warning | undefined {
  const { t } = useTranslation('sessions');
  const nameOf = useDayName();
  const { weekdayName } = useSessionDates();
  const today = nowIn(useSession().organization?.timeZone).date;
  const day = dayOf(calendar, date);
  if (day?.type === 'make-up') return { text: t('closed.make-up', { weekday: weekdayName(day.follows) }) };
  if (day) {
    const name = nameOf(day);
    return { text: name ? t(`closed.${day.type}`, { name }) : t(`closed.${day.type}Unnamed`) };
  }
  return PlainDate.safeParse(date).success && date < today ? { text: t('passed') } : undefined;
}

/** Warns of sessions at the same time with the same owner, class, child or room; undefined if none. */
export function useOverlapWarning(values: SessionValues, id: string | undefined): string | undefined {
  const { t } = useTranslation('sessions');
  const { times } = useSessionDates();
  const { date, start, end } = values;
  const isReadable =
    PlainDate.safeParse(date).success && [start, end].every(time => PlainTime.safeParse(time).success);
  const { data = [] } = useQuery({ ...sessionListQuery({ from: date, to: date }), enabled: isReadable });
  const sessions = data
    .filter(other => other.id !== id && other.cancelled === null && shareTime({ date, start, end }, other))
    .flatMap(other => {
      const shared = sharedWith(values, other).map(name => t(`overlap.${name}`));
      const time = times(other);
      return shared.length > 0
        ? [t('overlap.line', { name: sessionName(other, t), time, shared: shared.join(t('and')) })]
        : [];
    });
  return sessions.length > 0 ? t('overlapWarning', { sessions: sessions.join('; ') }) : undefined;
}
