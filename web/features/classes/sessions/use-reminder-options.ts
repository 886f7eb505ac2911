import { useTranslation } from 'react-i18next';

/** Offered reminder times in minutes: whole hours, because reminders are sent hourly. */
const offered = [60, 120, 24 * 60, 2 * 24 * 60];
const hour = 60;
const day = 24 * hour;

export function useReminderText(): (minutes: number) => string {
  const { t } = useTranslation('sessions');
  return minutes => {
    if (minutes === 0) return t('reminder.atStart');
    if (minutes % day === 0) return t('reminder.days', { count: minutes / day });
    if (minutes % hour === 0) return t('reminder.hours', { count: minutes / hour });
    return t('reminder.minutes', { count: minutes });
  };
}

export function useReminderOptions(stored: string): { value: string; label: string }[] {
  const { t } = useTranslation('sessions');
  const textOf = useReminderText();
  const minutes = [...new Set([...offered, ...(stored === '' ? [] : [Number(stored)])])].sort(
    (one, other) => one - other,
  );
  return [
    { value: 'none', label: t('reminder.none') },
    ...minutes.map(count => ({ value: String(count), label: textOf(count) })),
  ];
}
