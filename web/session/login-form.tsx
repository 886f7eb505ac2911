import { Button, Checkbox } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import { focusFirstInvalid } from '../ui/field-errors.ts';
import { toastFailed } from '../ui/toast.tsx';
import { lastOrganization } from './last-organization.ts';
import { ChallengeField, CredentialFields } from './login-fields.tsx';
import styles from './login-form.module.css';
import { OrganizationSelect } from './organization-select.tsx';
import { signInFailure } from './sign-in-error.ts';
import { signInErrors } from './sign-in-rules.ts';
import { useOpened } from './use-opened.ts';
import { type SignInValues, useSignIn } from './use-sign-in.ts';

const nothingYet: SignInValues = {
  email: '',
  password: '',
  newPassword: '',
  code: '',
  organizationSlug: null,
  remember: false,
};

/** One form for the whole way in; what Cognito asks beside the password appears in it. */
export function LoginForm() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const node = useRef<HTMLFormElement>(null);
  const { step, organizations, goOn, startAgain } = useSignIn(useOpened());
  const form = useForm({ initialValues: nothingYet });

  const preselected = organizations.find(
    ({ id, status }) => id === lastOrganization() && status === 'active',
  );
  const organizationSlug = form.values.organizationSlug ?? preselected?.organizationSlug ?? null;

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      await goOn({ ...form.getValues(), organizationSlug });
    } catch (error) {
      const failure = signInFailure(error, step);
      if ('toast' in failure) toastFailed(errorText(failure.toast, 'sign-in'));
      else form.setFieldError(failure.field, failure.key);
    } finally {
      setBusy(false);
    }
  }

  function check(event: React.FormEvent): void {
    event.preventDefault();
    const errors = signInErrors(step, { ...form.getValues(), organizationSlug });
    form.setErrors(errors);
    if (Object.keys(errors).length > 0) focusFirstInvalid(node.current);
    else submit();
  }

  function changePerson(): void {
    form.setFieldValue('organizationSlug', null);
    startAgain();
  }

  return (
    <form ref={node} noValidate onSubmit={check} className={styles.form}>
      <div>
        <h1>{t('signIn')}</h1>
        <p className={styles.lead} aria-live="polite">
          {t(`lead.${step}`)}
        </p>
      </div>
      <CredentialFields form={form} isProved={step !== 'password'} onChangePerson={changePerson} />
      <ChallengeField form={form} step={step} />
      <OrganizationSelect
        organizations={organizations}
        value={organizationSlug}
        error={form.errors.organizationSlug}
        onChange={slug => form.setFieldValue('organizationSlug', slug)}
      />
      <Checkbox label={t('remember')} {...form.getInputProps('remember', { type: 'checkbox' })} />
      <Button type="submit" size="md" fullWidth loading={isBusy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
