import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import styles from '../../../ui/list/request-list.module.css';
import { useList } from '../../../ui/list/use-list.ts';
import { moduleRequestsList, refreshOrganizations } from '../organizations/queries.ts';
import { ModuleDialog, type ModuleOfMember } from './module-dialog.tsx';

function ModuleRequests() {
  const { t } = useTranslation(['organizations', 'licences']);
  const errorText = useErrorText();
  const { instant } = useInstants();
  const [chosen, setChosen] = useState<ModuleOfMember>();
  const list = useList(moduleRequestsList);
  const { rows: requests = [], error, retry } = list;
  if (error && !list.rows) return <ListFailure text={errorText(error)} onRetry={retry} />;
  return (
    <>
      {list.isEmpty && <EmptyList title={t('requests.none')} text={t('requests.noneText')} />}
      <ul className={styles.requests}>
        {requests.map(({ organization, member, state }) => (
          <li key={`${organization.id} ${member.id} ${state.module}`}>
            <div>
              <b>
                {t('requests.asked', {
                  name: member.fullName,
                  module: t(`licences:module.${state.module}`),
                })}
              </b>
              <p>
                {t('requests.at', { organization: organization.name, when: instant(state.changedAt ?? '') })}
              </p>
            </div>
            <Button
              variant="default"
              onClick={() => setChosen({ organizationId: organization.id, member, state })}
            >
              {t('requests.answer')}
            </Button>
          </li>
        ))}
      </ul>
      <ListEnd list={list} />
      <ModuleDialog target={chosen} refresh={refreshOrganizations} onClose={() => setChosen(undefined)} />
    </>
  );
}

export { ModuleRequests as Component };
