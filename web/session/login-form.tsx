import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, lazy, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusFirstInvalid } from '../ui/focus-first-invalid.ts';
import { ChallengeField, CredentialFields } from './login-fields.tsx';
import styles from './login-form.module.css';
import { OrganizationLater } from './organization-later.tsx';
import { prepareSignIn, useSignIn } from './use-sign-in.ts';

const OrganizationSelect = lazy(async () => ({
  default: (await import('./organization-select.tsx')).OrganizationSelect,
}));

/** One form for the whole way in; what Cognito asks beside the password appears in it. */
export function LoginForm() {
  const { t } = useTranslation('session');
  const node = useRef<HTMLFormElement>(null);
  const signIn = useSignIn();
  const { step, values, errors, organizations, isBusy, change, goOn } = signIn;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await goOn())) focusFirstInvalid(node.current);
  }

  return (
    <form ref={node} noValidate onSubmit={submit} onFocus={prepareSignIn} className={styles.form}>
      <div>
        <h1>{t('signIn')}</h1>
        <p className={styles.lead} aria-live="polite">
          {t(`lead.${step}`)}
        </p>
      </div>
      <CredentialFields signIn={signIn} />
      <ChallengeField signIn={signIn} />
      {step === 'organization' ? (
        <Suspense fallback={<OrganizationLater />}>
          <OrganizationSelect
            organizations={organizations}
            value={values.organizationSlug}
            error={errors.organizationSlug}
            onChange={slug => change('organizationSlug', slug)}
          />
        </Suspense>
      ) : (
        <OrganizationLater />
      )}
      <Checkbox
        label={t('remember')}
        checked={values.remember}
        onChange={event => change('remember', event.currentTarget.checked)}
      />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
