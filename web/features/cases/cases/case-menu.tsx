import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { icons } from '../../../platform/features/icons.ts';
import { isOffered } from '../../../platform/features/is-offered.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useArchive } from './use-archive.ts';

interface CaseMenuProps {
  row: Pick<CaseRow, 'id' | 'fullName' | 'status'>;
  /** On the case's own page "Open" is left out. */
  isOwnPage?: boolean;
}

/** The menu of a case. */
export function CaseMenu({ row, isOwnPage = false }: CaseMenuProps) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const { archive, restore } = useArchive();
  const { id, fullName, status } = row;
  const isReadOnly = useIsReadOnly();
  const session = useSession();
  const canWrite = status === 'active' && !isReadOnly;
  const actions = contributionsTo('caseActions').filter(
    action => isOffered(action, session) && (canWrite || !action.isWrite),
  );
  return (
    <RecordMenu label={t('menu.label', { name: fullName })} width={200} isOwnPage={isOwnPage}>
      {!isOwnPage && (
        <OpenItems
          open={{ label: t('menu.open'), href: to('case', { id }) }}
          edit={!isReadOnly && { label: t('menu.edit'), href: to('editCase', { id }) }}
        />
      )}
      {actions.map(({ label, icon, page, param }) => {
        const Icon = icons[icon];
        const address = page === 'case' ? to('case', { id }) : to(page);
        return (
          <Menu.Item
            key={label}
            component={Link}
            to={`${address}?${param}=${id}`}
            leftSection={<Icon size={18} />}
          >
            {t(label)}
          </Menu.Item>
        );
      })}
      {isOwnPage && (
        <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {t('menu.print')}
        </Menu.Item>
      )}
      {isReadOnly ? null : status === 'active' ? (
        <Menu.Item leftSection={<IconArchive size={18} />} onClick={() => archive(id)}>
          {t('menu.archive')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconArchiveOff size={18} />} onClick={() => restore(id)}>
          {t('menu.restore')}
        </Menu.Item>
      )}
    </RecordMenu>
  );
}
