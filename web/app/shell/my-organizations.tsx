import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MyOrganization } from '../../../shared/features/organizations/organizations/schema.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/auth/session.ts';
import { switchOrganization } from '../../platform/auth/switch-organization.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { hardNavigate } from '../../platform/routing/hard-navigate.ts';
import { hasUnsavedWork } from '../../platform/unsaved-work.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { toastFailed } from '../../ui/feedback/toast.ts';
import { OrganizationLogo } from '../../ui/text/avatar.tsx';
import { langOf } from '../../ui/text/lang-of.ts';
import styles from './profile-panel.module.css';

/**
 * Lists the user's organisations and marks the open one. Choosing another organisation reloads the page in
 * that organisation.
 */
export function MyOrganizations({ onAsking }: { onAsking: (isAsking: boolean) => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const errorText = useErrorText();
  const home = useTo()('home');
  const current = useSession().organization?.organizationSlug;
  const [isSwitching, setSwitching] = useState(false);
  const [leaving, setLeaving] = useState<string>();
  const { data } = useQuery({
    queryKey: ['my-organizations'],
    queryFn: () => call(account.listMyOrganizations, {}),
  });

  /** Asks whether to leave the organisation; tells the surrounding panel to stay open meanwhile. */
  function ask(slug: string | undefined): void {
    setLeaving(slug);
    onAsking(slug !== undefined);
  }

  async function open(slug: string): Promise<void> {
    ask(undefined);
    setSwitching(true);
    try {
      await switchOrganization(slug);
      hardNavigate(home);
    } catch (error) {
      setSwitching(false);
      toastFailed(errorText(error));
    }
  }

  function choose(slug: string): void {
    if (slug === current) return;
    if (hasUnsavedWork()) ask(slug);
    else open(slug);
  }

  const organizations = data?.data ?? [];
  if (organizations.length === 0) return null;
  return (
    <>
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
      <ConfirmDialog
        isOpen={leaving !== undefined}
        title={t('common:leave.title')}
        consequence={t('common:leave.consequence')}
        confirm={t('common:leave.confirm')}
        keep={t('common:leave.keep')}
        onConfirm={() => leaving && open(leaving)}
        onKeep={() => ask(undefined)}
      />
    </>
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
      <span lang={langOf(name)}>{name}</span>
      {isCurrent && <IconCheck size={18} aria-hidden />}
    </button>
  );
}
