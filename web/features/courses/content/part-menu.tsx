import { Menu } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconFolderSymlink,
  IconListNumbers,
  IconPencil,
  IconPlus,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';

export type PartAct =
  | 'rename'
  | 'up'
  | 'down'
  | 'move'
  | 'folder'
  | 'renumber'
  | 'duplicate'
  | 'print'
  | 'remove';

export function PartMenu({ part, onAct }: { part: CoursePart; onAct: (act: PartAct) => void }) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isFolder = part.type === 'folder';
  const item = (act: Exclude<PartAct, 'print'>, icon: React.ReactNode) => (
    <Menu.Item leftSection={icon} onClick={() => onAct(act)}>
      {t(`content.action.${act}`)}
    </Menu.Item>
  );
  return (
    <RecordMenu label={t('menu', { title: part.title })}>
      {isFolder && (
        <Menu.Item
          component={Link}
          to={to('createActivity', { id: part.id })}
          leftSection={<IconPlus size={18} />}
        >
          {t('content.action.activity')}
        </Menu.Item>
      )}
      {isFolder && item('folder', <IconPlus size={18} />)}
      {item('rename', <IconPencil size={18} />)}
      {item('up', <IconArrowUp size={18} />)}
      {item('down', <IconArrowDown size={18} />)}
      {item('move', <IconFolderSymlink size={18} />)}
      {item('duplicate', <IconCopy size={18} />)}
      {isFolder && item('renumber', <IconListNumbers size={18} />)}
      <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => onAct('print')}>
        {t('plan.print')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onAct('remove')}>
        {t('content.action.remove')}
      </Menu.Item>
    </RecordMenu>
  );
}
