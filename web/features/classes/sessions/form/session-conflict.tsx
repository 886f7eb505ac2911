import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../../shared/features/classes/sessions/schema.ts';
import { useDates } from '../../../../platform/i18n/use-dates.ts';
import { colleaguesQuery } from '../../../../platform/lookups/colleagues.ts';
import { FieldConflictDialog } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { currentClassesQuery } from '../../classes/queries.ts';
import { useReminderText } from '../use-reminder-options.ts';
import { idsIn, type SessionValues } from './session-values.ts';

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

interface SessionConflictProps {
  /** As the form began. */
  before: SessionValues;
  theirs: SessionValues;
  mine: SessionValues;
  /** Versions of the session, for the names of what is on it. */
  known: readonly Session[];
  onTakeTheirs: () => void;
  onSave: (merged: SessionValues) => void;
  onClose: () => void;
}

/** Two versions of a session: which fields of both to keep. */
export function SessionConflict({ before, theirs, mine, known, ...act }: SessionConflictProps) {
  const { t } = useTranslation('sessions');
  const textOf = useValueText(known);
  const last = known.at(-1);
  const differing = names.filter(name => theirs[name] !== mine[name]);
  return (
    <FieldConflictDialog
      other={{ at: last?.updatedAt }}
      conflicts={differing.map(name => ({
        key: name,
        label: t(`field.${labelOf(name)}`),
        theirs: textOf(name, theirs[name]),
        mine: textOf(name, mine[name]),
        isMine: mine[name] !== before[name],
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

/** A value of the form in words. */
function useValueText(known: readonly Session[]) {
  const { t } = useTranslation('sessions');
  const { longDate } = useDates(undefined);
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
  return (name: Name, value: string): string => {
    if (value === '') return '';
    if (name === 'date') return longDate(value);
    if (name === 'reminder') return reminderText(Number(value));
    const isIds = name === 'classIds' || name === 'caseIds' || name === 'ownerId';
    return isIds
      ? idsIn(value)
          .map(id => named.get(id) ?? t('someone'))
          .join(t('and'))
      : value;
  };
}
