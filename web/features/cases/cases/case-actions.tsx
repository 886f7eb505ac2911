import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { CaseAction } from '../../../platform/features/case-places.ts';
import { contributionsTo } from '../../../platform/features/contributions.ts';
import { icons } from '../../../platform/features/icons.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { addressOf } from './action-address.ts';
import { AddMenu } from './add-menu.tsx';
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
