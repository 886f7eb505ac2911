import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { colleaguesQuery } from '../../../../platform/lookups/colleagues.ts';
import { FieldConflictDialog } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { currentClassesQuery } from '../../classes/queries.ts';
import { useReminderText } from '../use-reminder-options.ts';
import type { SessionValues } from './session-values.ts';

const names = [
  'classIds',
  'caseIds',
  'date',
  'start',
  'end',
  'room',
  'reminder',
  'ownerId',
  'title',
  'note',
] as const;
type Name = (typeof names)[number];

const labels = { classIds: 'classes', caseIds: 'cases', ownerId: 'owner' } as const;
const labelOf = (name: Name) =>
  (name in labels ? labels[name as keyof typeof labels] : name) as Exclude<Name, keyof typeof labels>;

const isEqual = (left: string | string[], right: string | string[]) => String(left) === String(right);

interface SessionConflictProps {
  before: SessionValues;
  theirs: SessionValues;
  mine: SessionValues;
  /** Versions of the session, which provide the names of classes and children. */
  known: readonly Session[];
  onTakeTheirs: () => void;
  onSave: (merged: SessionValues) => void;
  onClose: () => void;
}

export function SessionConflict({ before, theirs, mine, known, ...act }: SessionConflictProps) {
  const { t } = useTranslation('sessions');
  const textOf = useValueText(known);
  const last = known.at(-1);
  const differing = names.filter(name => !isEqual(theirs[name], mine[name]));
  return (
    <FieldConflictDialog
      other={{ at: last?.updatedAt }}
      conflicts={differing.map(name => ({
        key: name,
        label: t(`field.${labelOf(name)}`),
        theirs: textOf(name, theirs[name]),
        mine: textOf(name, mine[name]),
        isMine: !isEqual(mine[name], before[name]),
      }))}
      onTakeTheirs={act.onTakeTheirs}
      onSave={kept => {
        const own = differing.filter(name => kept.has(name)).map(name => [name, mine[name]]);
        act.onSave({ ...theirs, scope: mine.scope, ...Object.fromEntries(own) });
      }}
      onClose={act.onClose}
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
  return (name: Name, value: string | string[]): string => {
    const nameOf = (id: string) => named.get(id) ?? t('someone');
    if (typeof value !== 'string') return value.map(nameOf).join(t('and'));
    if (value === '') return '';
    if (name === 'date') return longDate(value);
    if (name === 'reminder') return reminderText(Number(value));
    return name === 'ownerId' ? nameOf(value) : value;
  };
}
