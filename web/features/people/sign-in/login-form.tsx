import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberedEmail } from '../../../platform/auth/remembered-email.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { CredentialFields } from './login-fields.tsx';
import styles from './login-form.module.css';
import { OrganizationField } from './organization-field.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { isChallenge } from './sign-in-values.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { prepareSignIn, useSignIn } from './use-sign-in.ts';

const ChallengeFields = lazy(async () => ({
  default: (await import('./challenge-fields.tsx')).ChallengeFields,
}));

export function LoginForm() {
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
      {isChallenge(step) && (
        <Suspense>
          <ChallengeFields signIn={signIn} />
        </Suspense>
      )}
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
