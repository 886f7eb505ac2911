import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { rememberedEmail } from '../../../platform/auth/remembered-email.ts';
import { clearSession } from '../../../platform/auth/session.ts';
import { withoutFederatedResponse } from '../../../platform/auth/sign-in-urls.ts';
import { hasTokens } from '../../../platform/auth/token-store.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { CredentialFields } from './login-fields.tsx';
import styles from './login-form.module.css';
import { OrganizationField } from './organization-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { isChallenge } from './sign-in-values.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { prepareSignIn, useSignIn } from './use-sign-in.ts';

/**
 * Removes a federated sign-in response from the URL and rejects it. This installation has no other sign-in
 * provider, so nobody asked for the response.
 */
function useFederatedResponse(): void {
  const { t } = useTranslation('errors');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const rest = withoutFederatedResponse(search);
    if (rest === undefined) return;
    toastFailed(t('sign-in.failed'));
    navigate({ pathname, search: rest }, { replace: true });
  }, [t, navigate, pathname, search]);
}

const UnsentAnswers = lazyPart('unsentAnswers');

function LoginPage() {
  const { t } = useTranslation('session');
  usePageTitle(t('signIn'));
  useFederatedResponse();
  // Nothing renders the ended session any more, so the cache can be cleared.
  useEffect(() => {
    if (!hasTokens()) clearSession('expired');
  }, []);
  return (
    <SignInLayout>
      {hasPreparedDay() && (
        <Suspense>
          <UnsentAnswers isSignIn />
        </Suspense>
      )}
      <LoginForm />
    </SignInLayout>
  );
}

export { LoginPage as Component };

const ChallengeFields = lazyComponent(async () => (await import('./challenge-fields.tsx')).ChallengeFields);

function LoginForm() {
  const { t } = useTranslation('session');
  const node = useRef<HTMLFormElement>(null);
  const signIn = useSignIn({ initialValues: { email: rememberedEmail() }, onSignedIn: useCompleteSignIn() });
  const { step, values, refusal, isBusy, change, startAgain, goOn } = signIn;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await goOn())) focusFirstInvalid(node.current);
  }

  function switchAccount(): void {
    startAgain();
    node.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={node} noValidate onSubmit={submit} onFocus={prepareSignIn} className={styles.form}>
      <div>
        <h1>{t('signIn')}</h1>
        <p className={styles.lead} aria-live="polite">
          {t(`lead.${step}`)}
        </p>
      </div>
      <CredentialFields signIn={signIn} onSwitchAccount={switchAccount} />
      {isChallenge(step) && <ChallengeFields signIn={signIn} />}
      <OrganizationField signIn={signIn} />
      <RefusalNotice refusal={refusal} />
      {step === 'refused' ? (
        <Button size="md" fullWidth onClick={switchAccount}>
          {t('otherPerson')}
        </Button>
      ) : (
        <>
          <Checkbox
            radius="xs"
            label={t('remember')}
            checked={values.remember}
            onChange={event => change('remember', event.currentTarget.checked)}
          />
          <Button type="submit" size="md" fullWidth loading={isBusy}>
            {t('signIn')}
          </Button>
        </>
      )}
    </form>
  );
}
