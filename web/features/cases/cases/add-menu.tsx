import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { icons } from '../../../platform/features/icons.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { addressOf } from './action-address.ts';
import { useOfferedActions } from './use-offered-actions.ts';

/**
 * Menu that adds something to a case, such as a visit. With only one choice, it is a plain button; without
 * choices, nothing is shown.
 */
export function AddMenu({ record }: { record: Pick<Case, 'id' | 'status'> }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const additions = useOfferedActions(contributionsTo('caseAdditions'), record);
  const [only] = additions;
  if (!only) return null;
  if (additions.length === 1)
    return (
      <Button
        component={Link}
        to={addressOf(only, record.id, to)}
        leftSection={<IconPlus size={18} aria-hidden />}
      >
        {t(only.addLabel)}
      </Button>
    );
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {t('add.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {additions.map(addition => {
          const Icon = icons[addition.icon];
          return (
            <Menu.Item
              key={addition.addLabel}
              component={Link}
              to={addressOf(addition, record.id, to)}
              leftSection={<Icon size={18} />}
            >
              {t(addition.addLabel)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
