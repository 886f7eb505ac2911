import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseAction } from '../../../platform/features/case-places.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { icons } from '../../../platform/features/icons.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { addressOf } from './action-address.ts';
import { CaseMenu } from './case-menu.tsx';
import { useOfferedActions } from './use-offered-actions.ts';

/** Actions on the page of a case: the most frequent have buttons, the others are in the menu. */
export function CaseActions({ record }: { record: Case }) {
  const { t } = useTranslation('cases');
  const to = useTo();
  const [search] = useSearchParams();
  /** Address that opens an action on this page; keeps the current tab. */
  const addressHere = ({ page, param }: CaseAction) =>
    page === 'case' && {
      search: new URLSearchParams({ ...Object.fromEntries(search), [param]: record.id }).toString(),
    };
  const buttons = useOfferedActions(contributionsTo('caseActions'), record).filter(
    ({ isButton }) => isButton,
  );
  return (
    <>
      {buttons.map(action => {
        const Icon = icons[action.icon];
        return (
          <Button
            key={action.label}
            component={Link}
            to={addressHere(action) || addressOf(action, record.id, to)}
            preventScrollReset
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
          >
            {t(action.label)}
          </Button>
        );
      })}
      <CaseMenu row={record} isOwnPage />
      <AddMenu record={record} />
    </>
  );
}

/**
 * Menu that adds something to a case, such as a visit. With only one choice, it is a plain button; without
 * choices, nothing is shown.
 */
function AddMenu({ record }: { record: Pick<Case, 'id' | 'status'> }) {
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
