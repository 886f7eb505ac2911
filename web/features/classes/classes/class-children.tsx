import { Button, Menu } from '@mantine/core';
import { IconArchive, IconLock, IconUserMinus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Class, ClassChild } from '../../../../shared/features/classes/classes/schema.ts';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { useAttempt } from '../../../ui/feedback/use-attempt.ts';
import layout from '../../../ui/layout/layout.module.css';
import { DataList } from '../../../ui/list/data-list.tsx';
import type { Column, ListConfig } from '../../../ui/list/list-config.ts';
import { EmptyList } from '../../../ui/list/list-states.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { type ComingSessions, useComingSessions } from '../sessions/use-coming-sessions.ts';
import { ageText } from './age-text.ts';
import styles from './class.module.css';
import { LeaveDialog } from './leave-dialog.tsx';
import { useClassActions } from './use-class-actions.ts';

interface ClassChildrenProps {
  record: Class;
  mayChange: boolean;
  onAdd: () => void;
}

export function ClassChildren({ record, mayChange, onAdd }: ClassChildrenProps) {
  const { t } = useTranslation('classes');
  const language = useLanguage();
  const { children, former, hidden } = record;
  const add = mayChange && (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
      {t('action.addChildren')}
    </Button>
  );
  return (
    <>
      {children.length + hidden === 0 ? (
        <EmptyList title={t('noChildren.title')} text={t('noChildren.text')} action={add} />
      ) : (
        <Rows record={record} rows={sortChildren(children, language)} mayChange={mayChange} />
      )}
      {hidden > 0 && (
        <p className={`${layout.above12} ${layout.soft}`}>{t('hiddenChildren', { count: hidden })}</p>
      )}
      {former.length > 0 && (
        <details className={styles.former}>
          <summary>{t('former', { count: former.length })}</summary>
          <Rows record={record} rows={sortChildren(former, language)} mayChange={false} />
        </details>
      )}
    </>
  );
}

function Rows({ record, rows, mayChange }: { record: Class; rows: ClassChild[]; mayChange: boolean }) {
  const { t } = useTranslation(['classes', 'learning', 'ui']);
  const to = useTo();
  const timeZone = useSession().organization?.timeZone;
  const today = todayIn(timeZone);
  const { date } = useCalendarDates();
  const attempt = useAttempt('edit');
  const actions = useClassActions();
  const { read } = useComingSessions(record.id);
  const [leaving, setLeaving] = useState<{ child: ClassChild; coming: ComingSessions }>();
  const askToLeave = (child: ClassChild) =>
    attempt(async () => {
      const coming = await read();
      if (coming.sessions.length > 0) setLeaving({ child, coming });
      else await actions.removeChild(record, child);
    });
  const isFormer = rows.some(({ leftOn }) => leftOn !== null);
  const statusColumn: Column<ClassChild> = {
    key: 'status',
    title: t('ui:field.status'),
    isKnown: ({ status }) => status !== 'active',
    cell: ({ status }) =>
      status !== 'active' && (
        <Status
          Icon={status === 'archived' ? IconArchive : IconLock}
          label={t(status === 'archived' ? 'archivedCase' : 'restrictedCase')}
        />
      ),
  };
  const config: ListConfig<ClassChild> = {
    label: t(isFormer ? 'formerChildren' : 'classTab.children'),
    rowKey: ({ id }) => id,
    rowHref: ({ id }) => to('case', { id }),
    title: t('ui:list.child'),
    picture: ({ fullName }) => <Avatar name={fullName} />,
    heading: child => <PersonName fullName={child.fullName} otherName={child.otherName} />,
    columns: [
      {
        key: 'age',
        title: t('ui:field.age'),
        isKnown: ({ birthDate }) => birthDate !== null,
        cell: ({ birthDate }) => ageText(birthDate, today, t),
      },
      {
        key: 'birthDate',
        title: t('ui:field.birthDate'),
        isKnown: ({ birthDate }) => birthDate !== null,
        cell: ({ birthDate }) => (birthDate === null ? '–' : date(birthDate)),
      },
      { key: 'joined', title: t('field.joinedOn'), cell: ({ joinedOn }) => date(joinedOn) },
      ...(isFormer
        ? [
            {
              key: 'left',
              title: t('field.leftOn'),
              cell: ({ leftOn }: ClassChild) => leftOn && date(leftOn),
            },
          ]
        : []),
      ...(rows.some(({ status }) => status !== 'active') ? [statusColumn] : []),
    ],
    ...(mayChange && {
      menu: (child: ClassChild) => (
        <RecordMenu label={t('ui:act.of', { name: child.fullName })}>
          <Menu.Item
            color="red"
            leftSection={<IconUserMinus size={18} />}
            onClick={() => void askToLeave(child)}
          >
            {t('action.removeChild')}
          </Menu.Item>
        </RecordMenu>
      ),
    }),
  };
  return (
    <>
      <DataList rows={rows} {...config} />
      {leaving && (
        <LeaveDialog
          record={record}
          {...leaving}
          onKeep={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void actions.removeChild(record, leaving.child);
          }}
        />
      )}
    </>
  );
}
