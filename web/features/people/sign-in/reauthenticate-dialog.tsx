import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '../../../../shared/features/people/account/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import {
  completeReauthentication,
  type ReauthenticationReason,
} from '../../../platform/auth/reauthenticate.ts';
import { setSession, useSession } from '../../../platform/auth/session.ts';
import { signInUrl } from '../../../platform/auth/sign-in-urls.ts';
import { toSession } from '../../../platform/auth/to-session.ts';
import { isRemembered } from '../../../platform/auth/token-store.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { ChallengeFields } from './challenge-fields.tsx';
import { EmailField } from './email-field.tsx';
import styles from './login-form.module.css';
import { OrganizationField } from './organization-field.tsx';
import { PasswordField } from './password-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { prepareSignIn, useSignIn } from './use-sign-in.ts';

/** Dialog over the covered page in which the same user signs in again, to the same organisation. */
function ReauthenticateDialog({ why }: { why: ReauthenticationReason }) {
  const { t } = useTranslation(['session', 'common']);
  const lang = useLocale();
  const home = useTo()('home');
  const { id, email, organization } = useSession();
  const slug = organization?.organizationSlug ?? null;
  const node = useRef<HTMLFormElement>(null);

  function onSignedIn(signedIn: SignedIn): void {
    const session = { ...toSession(signedIn), locale: lang };
    if (session.id !== id || (session.organization?.organizationSlug ?? null) !== slug) {
      location.assign(home);
      return;
    }
    setSession(session);
    completeReauthentication();
    queryClient.invalidateQueries();
    toastDone(t('signedIn'));
  }

  const initialValues = { email, organizationSlug: slug, remember: isRemembered() };
  const signIn = useSignIn({ initialValues, onSignedIn });
  const { step, values, errors, refusal, isBusy, change, goOn } = signIn;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await goOn())) focusFirstInvalid(node.current);
  }

  return (
    <Dialog
      entries="kept"
      title={t('again.title')}
      size={440}
      overlayClassName={styles.cover}
      portalProps={{ reuseTargetNode: false }}
    >
      <form ref={node} noValidate onSubmit={submit} onFocus={prepareSignIn} className={styles.form}>
        <p className={styles.againText}>{t(`again.${why}`)}</p>
        <EmailField readOnly value={email} />
        {step === 'password' && (
          <PasswordField
            name="password"
            isMarked={false}
            label={t('password')}
            autoComplete="current-password"
            autoFocus
            value={values.password}
            error={errors.password}
            onChange={password => change('password', password)}
          />
        )}
        <ChallengeFields signIn={signIn} />
        {step === 'organization' && <OrganizationField signIn={signIn} />}
        <RefusalNotice refusal={refusal} />
        {step !== 'refused' && (
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t('signIn')}
          </Button>
        )}
        {why === 'recent' ? (
          <Button variant="subtle" onClick={() => completeReauthentication(false)}>
            {t('common:cancel')}
          </Button>
        ) : (
          <Button variant="subtle" onClick={() => location.assign(signInUrl(location.href))}>
            {t('again.leave')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}

export { ReauthenticateDialog as Component };
