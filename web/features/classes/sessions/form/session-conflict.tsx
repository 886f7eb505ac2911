import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { colleaguesQuery } from '../../../../platform/lookups/colleagues.ts';
import { currentClassesQuery } from '../../../../platform/lookups/school-class-query.ts';
import { type ConflictActs, FieldConflictDialog } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { useReminderText } from '../use-reminder-options.ts';
import { partsOfSession, type SessionPart } from './session-parts.ts';
import type { SessionValues } from './session-values.ts';

const labels = { classIds: 'classes', caseIds: 'cases', ownerId: 'owner' } as const;
const labelOf = (name: SessionPart) =>
  (name in labels ? labels[name as keyof typeof labels] : name) as Exclude<SessionPart, keyof typeof labels>;

interface SessionConflictProps extends ConflictActs<SessionValues> {
  before: SessionValues;
  theirs: SessionValues;
  mine: SessionValues;
  /** Versions of the session, which contain the names of classes and children. */
  known: readonly Session[];
}

export function SessionConflict({ known, ...versions }: SessionConflictProps) {
  const { t } = useTranslation('sessions');
  const textOf = useValueText(known);
  return (
    <FieldConflictDialog
      other={{ at: known.at(-1)?.updatedAt }}
      parts={partsOfSession}
      labelOf={name => t(`field.${labelOf(name)}`)}
      textOf={(name, values) => textOf(name, values[name])}
      {...versions}
    />
  );
}

function useValueText(known: readonly Session[]) {
  const { t } = useTranslation('sessions');
  const { longDate } = useCalendarDates();
  const reminderText = useReminderText();
  const classes = useQuery(currentClassesQuery).data?.data ?? [];
  const colleagues = useQuery(colleaguesQuery).data ?? [];
  const named = new Map<string, string>([
    ...classes.map(({ id, name }) => [id, name] as const),
    ...colleagues.map(({ id, fullName }) => [id, fullName] as const),
    ...known.flatMap(session => [
      ...session.classes.map(({ id, name }) => [id, name] as const),
      ...[session.owner, ...session.children].map(({ id, fullName }) => [id, fullName] as const),
    ]),
  ]);
  return (name: SessionPart, value: string | string[]): string => {
    const nameOf = (id: string) => named.get(id) ?? t('someone');
    if (typeof value !== 'string') return value.map(nameOf).join(t('and'));
    if (value === '') return '';
    if (name === 'date') return longDate(value);
    if (name === 'reminder') return reminderText(Number(value));
    return name === 'ownerId' ? nameOf(value) : value;
  };
}
