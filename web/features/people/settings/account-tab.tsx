import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Profile } from '../../../../shared/features/people/profile/schema.ts';
import { isRegistrationUnfinished } from '../../../platform/auth/access.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import card from '../../../ui/layout/card.module.css';
import { LanguageToggle } from '../../../ui/layout/language-toggle.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ScriptToggle } from '../../../ui/layout/script-toggle.tsx';
import { EmailRow } from '../account-security/email-row.tsx';
import { PasswordCard } from '../account-security/password-card.tsx';
import { SecondFactorCard } from '../account-security/second-factor-card.tsx';
import { OwnDataCard } from '../data-export/own-data-card.tsx';
import { DevicesCard } from '../devices/devices-card.tsx';

const OwnTermsCard = lazyPart('ownTermsCard');

export function AccountTab({ profile: { email } }: { profile: Profile }) {
  const { t } = useTranslation(['settings', 'common', 'ui']);
  const to = useTo();
  const session = useSession();
  const { organization, organizationUser } = session;
  return (
    <>
      <section className={card.small}>
        <h2>{t('account.who')}</h2>
        <EmailRow email={email} />
        {organization && <Fact name={t('ui:field.organization')} value={organization.name} />}
        {organizationUser && (
          <>
            <Fact name={t('ui:field.role')} value={t(`common:roles.${organizationUser.role}`)} />
            <Fact name={t('ui:field.caseAccess')} value={t(`visibility.${organizationUser.visibility}`)} />
          </>
        )}
      </section>
      <section className={card.small}>
        <h2>{t('common:language')}</h2>
        <div className={layout.bar}>
          <LanguageToggle />
        </div>
        <div className={layout.bar}>
          <span className={`${layout.soft} ${layout.small}`}>{t('ui:field.script')}</span>
          <ScriptToggle label={t('ui:field.script')} />
        </div>
      </section>
      <PasswordCard email={email} />
      <SecondFactorCard email={email} />
      <DevicesCard />
      <OwnDataCard />
      {organizationUser && !isRegistrationUnfinished(session) && (
        <Suspense>
          <OwnTermsCard />
        </Suspense>
      )}
      <section className={card.small}>
        <h2>{t('account.version')}</h2>
        <p className={`${layout.soft} ${layout.small}`}>
          {t('common:version', { version: __APP_VERSION__ })}
        </p>
        <div>
          <Button component={Link} to={to('deleteAccount')} variant="subtle" color="red" size="compact-md">
            {t('delete.title')}
          </Button>
        </div>
      </section>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className={layout.bar}>
      <span className={`${layout.soft} ${layout.small}`}>{name}</span>
      <span>{value}</span>
    </div>
  );
}
