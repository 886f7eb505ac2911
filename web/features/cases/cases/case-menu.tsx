import { Menu } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { icons } from '../../../platform/features/icons.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { addressOf } from './action-address.ts';
import { usePrintCase } from './print/use-print-case.tsx';
import { useArchive } from './use-archive.ts';
import { useOfferedActions } from './use-offered-actions.ts';

interface CaseMenuProps {
  row: Pick<CaseRow, 'id' | 'fullName' | 'status'>;
  /** True on the page of the case: the menu then omits actions that have buttons there. */
  isOwnPage?: boolean;
}

export function CaseMenu({ row, isOwnPage = false }: CaseMenuProps) {
  const { t } = useTranslation(['cases', 'ui']);
  const to = useTo();
  const { archive, restore } = useArchive();
  const { id, fullName, status } = row;
  const { print, sheet } = usePrintCase(id);
  const isLicenceOver = useIsReadOnly();
  const isReadOnly = isLicenceOver || status === 'restricted';
  const additions = useOfferedActions(contributionsTo('caseAdditions'), row);
  const others = useOfferedActions(contributionsTo('caseActions'), row);
  const actions = isOwnPage ? others.filter(({ isButton }) => !isButton) : [...additions, ...others];
  return (
    <>
      <RecordMenu label={t('ui:act.of', { name: fullName })} width={200} isOwnPage={isOwnPage}>
        {isOwnPage ? (
          !isReadOnly && (
            <Menu.Item component={Link} to={to('editCase', { id })} leftSection={<IconPencil size={18} />}>
              {t('ui:act.edit')}
            </Menu.Item>
          )
        ) : (
          <OpenItems
            open={{ label: t('ui:act.open'), href: to('case', { id }) }}
            edit={!isReadOnly && { label: t('ui:act.edit'), href: to('editCase', { id }) }}
          />
        )}
        {actions.map(action => {
          const Icon = icons[action.icon];
          return (
            <Menu.Item
              key={action.label}
              component={Link}
              to={addressOf(action, id, to)}
              leftSection={<Icon size={18} />}
            >
              {t(action.label)}
            </Menu.Item>
          );
        })}
        {isOwnPage && (
          <Menu.Item leftSection={<IconPrinter size={18} />} onClick={print}>
            {t('ui:report.print')}
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
      {sheet}
    </>
  );
}
