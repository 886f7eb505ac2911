import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { rememberEmail, rememberedEmail } from '../../../platform/auth/remembered-email.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import styles from './login-form.module.css';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useResetPassword } from './use-reset-password.ts';
import { useSendCode } from './use-send-code.ts';

function ResetPasswordPage() {
  const { t } = useTranslation('session');
  const to = useTo();
  const node = useRef<HTMLFormElement>(null);
  const [isEmailKnown] = useState(() => rememberedEmail() !== '');
  const { values, errors, atLeast, isBusy, change, submit, hasEmail } = useResetPassword();
  usePageTitle(t('reset.title'));

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!(await submit())) focusFirstInvalid(node.current);
  }

  return (
    <SignInLayout>
      <form ref={node} noValidate onSubmit={onSubmit} className={styles.form}>
        <div>
          <h1>{t('reset.title')}</h1>
          <p className={styles.lead} role="status">
            {t(isEmailKnown ? 'reset.onItsWay' : 'reset.lead')}
          </p>
        </div>
        <div className={styles.withLink}>
          <EmailField
            readOnly={isEmailKnown}
            isMarked={!isEmailKnown}
            value={values.email}
            error={errors.email}
            onChange={email => change('email', email)}
          />
          {isEmailKnown && (
            <Link to={to('forgotPassword')} className={styles.link}>
              {t('reset.otherAddress')}
            </Link>
          )}
        </div>
        <div>
          <CodeField
            autoFocus={isEmailKnown}
            value={values.code}
            error={errors.code}
            onChange={code => change('code', code)}
          />
          <SendAgain email={values.email} hasEmail={hasEmail} form={node} />
        </div>
        <NewPasswordFields
          email={values.email}
          values={values}
          errors={errors}
          minLength={atLeast}
          onChange={change}
        />
        <Button type="submit" size="md" fullWidth loading={isBusy}>
          {t('reset.submit')}
        </Button>
        <Link to={to('login')} className={styles.back} onClick={() => rememberEmail(values.email)}>
          {t('backToSignIn')}
        </Link>
      </form>
    </SignInLayout>
  );
}

interface SendAgainProps {
  email: string;
  hasEmail: () => Promise<boolean>;
  form: { readonly current: HTMLFormElement | null };
}

function SendAgain({ email, hasEmail, form }: SendAgainProps) {
  const { t } = useTranslation('session');
  const { send, isSending, secondsLeft } = useSendCode();

  async function sendAgain(): Promise<void> {
    if (!(await hasEmail())) return focusFirstInvalid(form.current);
    if (await send(email)) toastDone(t('reset.onItsWay'));
  }

  return (
    <p className={styles.again}>
      <span>{t('reset.help')}</span>
      <Button
        variant="transparent"
        size="xs"
        loading={isSending}
        disabled={secondsLeft > 0}
        onClick={sendAgain}
      >
        {secondsLeft > 0 ? t('reset.sendAgainIn', { seconds: secondsLeft }) : t('reset.sendAgain')}
      </Button>
    </p>
  );
}

export { ResetPasswordPage as Component };
