import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import type { PublicForm } from '../../../../shared/features/intake/registrations/schema.ts';
import { readFormAddress } from '../../../platform/routing/form-address.ts';
import { Illustration } from '../../../ui/feedback/illustration.tsx';
import { PublicFormPage } from '../../../ui/plain/public-form-page.tsx';
import { PublicClosed } from '../../../ui/plain/public-message.tsx';
import { openForm } from './open-form.ts';
import { RegistrationForm } from './registration-form.tsx';

/**
 * Page that a scanned QR code opens; families register a child without signing in.
 * @param opening request that is already running
 */
function RegistrationPage({ opening }: { opening?: Promise<PublicForm> }) {
  const [{ token }] = useState(() => readFormAddress(location));
  const first = useRef(opening);
  const load = useCallback(() => {
    const answer = first.current ?? openForm(token);
    first.current = undefined;
    return answer;
  }, [token]);
  return (
    <PublicFormPage namespace="registration" load={load} isClosed={({ state }) => state !== 'live'}>
      {({ form, organization }) =>
        token !== null && form && organization ? (
          <RegistrationForm token={token} form={form} organization={organization} />
        ) : (
          <CodeInvalid phone={organization?.phone ?? null} />
        )
      }
    </PublicFormPage>
  );
}

export { RegistrationPage as Component };

/** Says that the QR code is invalid, with the organisation's phone number if known. */
function CodeInvalid({ phone }: { phone: string | null }) {
  const { t } = useTranslation('registration');
  return (
    <PublicClosed
      picture={<CrossedCode />}
      title={t('invalid.title')}
      text={t('invalid.text')}
      ask={t('invalid.ask')}
      phone={phone}
      call={number => t('invalid.call', { phone: readablePhone(number) })}
    />
  );
}

function CrossedCode() {
  return (
    <Illustration width={154} height={130}>
      <path d="M8 122h138" stroke="var(--line-strong)" />
      <rect x="38" y="10" width="78" height="80" rx="8" fill="var(--brand-soft)" />
      <path d="M77 90v32M77 104c0 8-4 14-12 18M77 104c0 8 4 14 12 18" />
      <path d="M128 122v-14c0-8 5-14 14-15 0 9-5 15-14 15" />
      <path d="M50 22h20v18H50zM86 22h18v18H86zM50 58h20v18H50zM77 26v10M54 49h12M86 58h8v8M104 58v6M86 76h8M101 70v6h4" />
      <path d="M24 96 130 8" stroke="var(--bg)" strokeWidth="9" />
      <path d="M24 96 130 8" />
    </Illustration>
  );
}
