import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Profile, RegistrationStep } from '../../../../shared/features/people/profile/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import layout from '../../../ui/layout/layout.module.css';
import styles from './settings.module.css';

const AcceptTermsDialog = lazyPart('acceptTermsDialog');

const tabOfItem = { details: 'profile', certificate: 'certificates' } as const;

export function RegistrationChecklist({ profile: { missing } }: { profile: Profile }) {
  const { t } = useTranslation('settings');
  const [isReading, reading] = useDisclosure();
  const { fullName, organization } = useSession();
  return (
    <Notice tone="attention">
      {organization && (
        <p className={`${layout.below4} ${layout.normal}`}>
          {t('missing.welcome', { name: fullName, organization: organization.name })}
        </p>
      )}
      <strong>{t('missing.title')}</strong>
      <ul className={styles.missing}>
        {missing.map(what => (
          <li key={what}>
            <ChecklistLink what={what} onRead={reading.open} />
          </li>
        ))}
      </ul>
      <Suspense>
        <AcceptTermsDialog isOpen={isReading} where="settings" onClose={reading.close} />
      </Suspense>
    </Notice>
  );
}

function ChecklistLink({ what, onRead }: { what: RegistrationStep; onRead: () => void }) {
  const { t } = useTranslation('settings');
  const to = useTo();
  const organization = useSession().organization?.name ?? '';
  if (what === 'terms')
    return (
      <Anchor component="button" type="button" onClick={onRead}>
        {t('missing.terms', { organization })}
      </Anchor>
    );
  return <Link to={`${to('settings')}?tab=${tabOfItem[what]}`}>{t(`missing.${what}`)}</Link>;
}
