import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { readFormAddress } from '../../../platform/routing/form-address.ts';
import { PublicFrame } from '../../../ui/plain/public-frame.tsx';
import { PublicOpening } from '../../../ui/plain/public-opening.tsx';
import { useOrganizationScript } from '../../../ui/plain/use-public-form.ts';
import { CodeInvalid } from './code-invalid.tsx';
import { RegistrationForm } from './registration-form.tsx';
import { usePublicForm } from './use-public-form.ts';

/** Page that a scanned QR code opens; families register a child without signing in. */
function RegistrationPage({ opening }: { opening?: Promise<PublicForm> }) {
  const { t } = useTranslation('registration');
  const [{ token }] = useState(() => readFormAddress(location));
  const { opened, error, open } = usePublicForm(token, opening);
  const isOpen = opened?.state === 'live';
  usePageTitle(opened && !isOpen ? t('invalid.title') : t('title'));
  useOrganizationScript(opened?.form?.script);
  return (
    <PublicFrame
      organization={opened?.organization ?? null}
      title={t('title')}
      namespaces={['registration', 'validation']}
    >
      {opened && token !== null && opened.form && opened.organization ? (
        <RegistrationForm token={token} form={opened.form} organization={opened.organization} />
      ) : opened ? (
        <CodeInvalid phone={opened.organization?.phone ?? null} />
      ) : (
        <PublicOpening
          hasFailed={error !== undefined}
          texts={{
            loading: t('loading'),
            title: t('failed.title'),
            text: t('failed.text'),
            retry: t('failed.retry'),
          }}
          onRetry={open}
        />
      )}
    </PublicFrame>
  );
}

export { RegistrationPage as Component };
