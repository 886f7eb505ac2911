import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Module } from '../../../../shared/core/permissions.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MemberModuleDecision } from './member-module-decision.tsx';
import { MemberModules } from './member-modules.tsx';

interface MemberModulesDialogProps<Row> {
  rows: Row[];
  organizationOf: (row: Row) => string;
}

/** Value of the URL parameter that opens the modules of a member. */
export const memberModulesParam = (organizationId: string, memberId: string) =>
  `${organizationId}/${memberId}`;

export function MemberModulesDialog<Row extends MemberRow>(props: MemberModulesDialogProps<Row>) {
  const { rows, organizationOf } = props;
  const { t } = useTranslation(['people', 'licences', 'ui', 'common']);
  const { query, change } = useUrlState();
  const [chosen, setChosen] = useState<Module>();
  const row = rows.find(row => memberModulesParam(organizationOf(row), row.id) === query.get('modules'));
  const state = row?.modules.find(({ module }) => module === chosen);
  const name = row?.fullName ?? '';

  function close(): void {
    setChosen(undefined);
    change({ modules: null });
  }

  return (
    <Dialog
      isOpen={row !== undefined}
      onClose={close}
      title={
        state
          ? t('licences:decision.title', { module: t(`licences:module.${state.module}`), name })
          : t('modules.title', { name })
      }
      size={480}
    >
      {row && !state && <MemberModules states={row.modules} onChoose={setChosen} />}
      {row && state && (
        <MemberModuleDecision
          target={{ organizationId: organizationOf(row), member: row, state }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Dialog>
  );
}
