import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOptionalSession } from '../../../platform/auth/session.ts';
import { signInUrl } from '../../../platform/auth/sign-in-urls.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { BareLayout } from '../../../ui/layout/bare-layout.tsx';
import card from '../../../ui/layout/card.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { OwnDataCard } from '../data-export/own-data-card.tsx';
import styles from './delete-account.module.css';
import { DeleteAccount } from './delete-account.tsx';

function DeleteAccountPage() {
  const { t } = useTranslation('settings');
  const session = useOptionalSession();
  const [deletedEmail, setDeletedEmail] = useState<string>();
  usePageTitle(t('delete.title'));
  return (
    <BareLayout>
      <div className={styles.page}>
        {deletedEmail !== undefined ? (
          <AccountDeleted email={deletedEmail} />
        ) : (
          <>
            <PageHeader title={t('delete.title')} description={t('delete.lead')} />
            <div className={styles.facts}>
              <Facts
                title={t('delete.goes.title')}
                facts={deletedItems.map(key => t(`delete.goes.${key}`))}
              />
              <Facts title={t('delete.stays.title')} facts={keptItems.map(key => t(`delete.stays.${key}`))} />
            </div>
            {session && <OwnDataCard />}
            {session ? (
              <DeleteAccount session={session} onDeleted={() => setDeletedEmail(session.email)} />
            ) : (
              <SignInFirst />
            )}
          </>
        )}
      </div>
    </BareLayout>
  );
}

const deletedItems = ['signIn', 'profile', 'files', 'memberships'] as const;
const keptItems = ['written', 'audit', 'backups'] as const;

function Facts({ title, facts }: { title: string; facts: string[] }) {
  return (
    <section className={card.small}>
      <h2>{title}</h2>
      <ul>
        {facts.map(fact => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

function SignInFirst() {
  const { t } = useTranslation('settings');
  const { pathname } = useLocation();
  return (
    <section className={card.small}>
      <p>{t('delete.signIn.text')}</p>
      <div>
        <Button component={Link} to={signInUrl(pathname)}>
          {t('delete.signIn.button')}
        </Button>
      </div>
    </section>
  );
}

function AccountDeleted({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const to = useTo();
  return (
    <section className={card.small} role="status">
      <h1>{t('delete.gone.title')}</h1>
      <p>{t('delete.gone.text', { email })}</p>
      <div>
        <Button component={Link} to={to('login')} variant="default">
          {t('delete.gone.button')}
        </Button>
      </div>
    </section>
  );
}

export { DeleteAccountPage as Component };
