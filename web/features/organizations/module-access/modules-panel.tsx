import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  MemberModules,
  ModuleState,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import type { FullOrganization } from '../../../../shared/features/organizations/organizations/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from '../organizations/organizations.module.css';
import { modulesQuery, refreshOrganizations } from '../organizations/queries.ts';
import { ModuleDialog, type ModuleOfMember } from './module-dialog.tsx';
import { statusStyles } from './status-styles.ts';

export function Component({ record }: { record: FullOrganization }) {
  const errorText = useErrorText();
  const { data, isError, error, refetch } = useQuery(modulesQuery(record.id));
  const [chosen, setChosen] = useState<ModuleOfMember>();
  if (isError && !data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  return (
    <>
      <ul className={styles.members}>
        {data?.data.map(member => (
          <Member
            key={member.id}
            member={member}
            onChoose={state => setChosen({ organizationId: record.id, member, state })}
          />
        ))}
      </ul>
      <ModuleDialog target={chosen} refresh={refreshOrganizations} onClose={() => setChosen(undefined)} />
    </>
  );
}

interface MemberProps {
  member: MemberModules;
  onChoose: (state: ModuleState) => void;
}

function Member({ member, onChoose }: MemberProps) {
  const { t } = useTranslation(['organizations', 'licences', 'common']);
  return (
    <li>
      <div>
        <PersonName fullName={member.fullName} />
        <p>{t(`common:roles.${member.role}`)}</p>
      </div>
      <ul className={styles.modules}>
        {member.modules.map(state => (
          <li key={state.module}>
            <UnstyledButton className={styles.module} onClick={() => onChoose(state)}>
              <VisuallyHidden>
                {member.fullName}
                {t('common:comma')}
              </VisuallyHidden>
              <span>{t(`licences:module.${state.module}`)}</span>
              <ModuleStatus state={state} />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ModuleStatus({ state: { status, until } }: { state: ModuleState }) {
  const { t } = useTranslation(['organizations', 'licences']);
  const { date } = useCalendarDates();
  return (
    <>
      <Status label={t(`licences:status.${status}`)} {...statusStyles[status]} />
      {status === 'granted' && until && <small>{t('modules.since', { date: date(until) })}</small>}
    </>
  );
}
