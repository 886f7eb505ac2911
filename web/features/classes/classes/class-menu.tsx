import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconCalendarPlus,
  IconCopy,
  IconFileText,
  IconPrinter,
  IconTrash,
  IconUserCheck,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { mayChangeClass } from '../../../../shared/features/classes/classes/class-rules.ts';
import type { ClassRow } from '../../../../shared/features/classes/classes/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useClassActions } from './use-class-actions.ts';

interface ClassMenuProps {
  record: Pick<ClassRow, 'id' | 'name' | 'version' | 'owner' | 'teachers' | 'archivedAt' | 'hidden'>;
  isEmpty: boolean;
  isOwnPage?: boolean;
  onPrint?: () => void;
  onReport?: () => void;
  /** Opens the dialog that assigns the children of the class. */
  onAssign?: (() => void) | undefined;
  /** Leaves the page of the class after the class is deleted. */
  leave?: () => unknown;
}

export function ClassMenu({
  record,
  isEmpty,
  isOwnPage = false,
  onPrint,
  onReport,
  onAssign,
  leave,
}: ClassMenuProps) {
  const { t } = useTranslation(['classes', 'ui']);
  const to = useTo();
  const me = useSession();
  const isReadOnly = useIsReadOnly();
  const actions = useClassActions();
  const { name, archivedAt, hidden } = record;
  const mayChange = !isReadOnly && mayChangeClass(record, me);
  const isArchived = archivedAt !== null;
  const page = to('class', { id: record.id });
  if (isReadOnly && !onPrint) return null;
  return (
    <RecordMenu label={t('ui:act.of', { name })} isOwnPage={isOwnPage}>
      {!isReadOnly && !isArchived && (
        <Menu.Item
          component={Link}
          to={`${page}?tab=sessions&session=new&class=${record.id}`}
          leftSection={<IconCalendarPlus size={18} />}
        >
          {t('action.newSession')}
        </Menu.Item>
      )}
      {onPrint && (
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={onPrint}>
          {t('print.action')}
        </Menu.Item>
      )}
      {onReport && (
        <Menu.Item leftSection={<IconFileText size={18} />} onClick={onReport}>
          {t('action.report')}
        </Menu.Item>
      )}
      {onAssign && (
        <Menu.Item leftSection={<IconUserCheck size={18} />} onClick={onAssign}>
          {t('action.assign')}
        </Menu.Item>
      )}
      {!isReadOnly && (
        <Menu.Item leftSection={<IconCopy size={18} />} onClick={() => void actions.copy(record, hidden)}>
          {t('ui:act.copy')}
        </Menu.Item>
      )}
      {mayChange && (
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff size={18} /> : <IconArchive size={18} />}
          onClick={() => void actions.archive(record, !isArchived)}
        >
          {t(isArchived ? 'ui:act.restore' : 'ui:act.archive')}
        </Menu.Item>
      )}
      {mayChange && isEmpty && (
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => void actions.remove(record, leave)}
        >
          {t('ui:act.delete')}
        </Menu.Item>
      )}
    </RecordMenu>
  );
}
