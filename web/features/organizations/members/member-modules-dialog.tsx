import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Module } from '../../../../shared/core/permissions.ts';
import type { MemberRow } from '../../../../shared/features/organizations/members/member-list.schema.ts';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { fetchSession } from '../../../platform/auth/fetch-session.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { ModuleOfMember } from '../module-access/module-dialog.tsx';
import styles from './member-modules.module.css';
import { ModuleAccess } from './module-access.tsx';
import { organizationLicenceQuery, refreshMembers } from './queries.ts';

const ModuleDecision = lazyComponent(
  async () => (await import('../module-access/module-dialog.tsx')).ModuleDecision,
);

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

interface MemberModuleDecisionProps {
  target: ModuleOfMember;
  onClose: () => void;
}

/** Grants or revokes a member's module. Admins may grant licensed modules, platform administrators any. */
function MemberModuleDecision({ target, onClose }: MemberModuleDecisionProps) {
  const session = useSession();
  const isPlatform = session.role === 'superadmin';
  const { data } = useQuery(organizationLicenceQuery(isPlatform ? '' : target.organizationId));
  if (!isPlatform && !data) return <Skeleton height={200} />;

  /** Refetches the members, and the session if users change their own modules. */
  async function refresh(): Promise<void> {
    await refreshMembers();
    if (target.member.id === session.id) await fetchSession();
  }

  const canOpen = isPlatform || (data?.modules.includes(target.state.module) ?? false);
  return <ModuleDecision target={target} canOpen={canOpen} refresh={refresh} onClose={onClose} />;
}

interface MemberModulesProps {
  states: ModuleState[];
  onChoose: (module: Module) => void;
}

function MemberModules({ states, onChoose }: MemberModulesProps) {
  const { t } = useTranslation(['people', 'licences']);
  return (
    <ul className={styles.root}>
      {states.map(state => {
        const module = t(`licences:module.${state.module}`);
        return (
          <li key={state.module}>
            <div>
              <b>{module}</b>
              <ModuleAccess state={state} />
            </div>
            <Button
              variant="default"
              aria-label={t('modules.changeOne', { module })}
              onClick={() => onChoose(state.module)}
            >
              {t('modules.change')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
