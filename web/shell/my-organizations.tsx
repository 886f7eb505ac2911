import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { account } from '../../shared/account/endpoints.ts';
import type { MyOrganization } from '../../shared/organizations/schema.ts';
import { call } from '../api/call.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useTo } from '../i18n/use-lang.ts';
import { useSession } from '../session/session.ts';
import { switchOrganization } from '../session/switch-organization.ts';
import { OrganizationLogo } from '../ui/avatar.tsx';
import { toastFailed } from '../ui/toast.ts';
import styles from './profile-panel.module.css';

/** The organisations somebody works in, the open one marked. Choosing another begins anew in it. */
export function MyOrganizations() {
  const { t } = useTranslation('shell');
  const errorText = useErrorText();
  const home = useTo()('home');
  const current = useSession().organization?.organizationSlug;
  const [isSwitching, setSwitching] = useState(false);
  const { data } = useQuery({
    queryKey: ['my-organizations'],
    queryFn: () => call(account.listMyOrganizations, {}),
  });

  async function choose(slug: string): Promise<void> {
    if (slug === current) return;
    setSwitching(true);
    try {
      await switchOrganization(slug);
      location.assign(home);
    } catch (error) {
      setSwitching(false);
      toastFailed(errorText(error));
    }
  }

  const organizations = data?.data ?? [];
  if (organizations.length === 0) return null;
  return (
    <ul className={styles.organizations} aria-label={t('profile.organizations')}>
      {organizations.map(organization => (
        <li key={organization.id}>
          <OrganizationButton
            organization={organization}
            isCurrent={organization.organizationSlug === current}
            isSwitching={isSwitching}
            onChoose={choose}
          />
        </li>
      ))}
    </ul>
  );
}

interface OrganizationButtonProps {
  organization: MyOrganization;
  isCurrent: boolean;
  isSwitching: boolean;
  onChoose: (slug: string) => void;
}

function OrganizationButton({ organization, isCurrent, isSwitching, onChoose }: OrganizationButtonProps) {
  const { name, logoInfo, organizationSlug, status } = organization;
  return (
    <button
      type="button"
      className={styles.organization}
      aria-current={isCurrent || undefined}
      disabled={isSwitching || status !== 'active'}
      onClick={() => onChoose(organizationSlug)}
    >
      <OrganizationLogo name={name} picture={logoInfo.url} />
      <span>{name}</span>
      {isCurrent && <IconCheck size={18} aria-hidden />}
    </button>
  );
}
