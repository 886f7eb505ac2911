import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { rememberEmail, rememberedEmail } from '../../../platform/auth/remembered-email.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { EmailField } from './email-field.tsx';
import styles from './login-form.module.css';
import { useSendCode } from './use-send-code.ts';

/** Page that requests a code to reset the password. The response is the same for every address. */
function ForgotPasswordPage() {
  const { t } = useTranslation('session');
  const to = useTo();
  const navigate = useNavigate();
  const node = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState(rememberedEmail());
  const [wrong, setWrong] = useState<string>();
  const { send, isSending } = useSendCode();
  usePageTitle(t('forgot.title'));

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { emailErrors } = await import('./sign-in-rules.ts');
    const errors = emailErrors(email);
    setWrong(errors.email);
    if (errors.email) return focusFirstInvalid(node.current);
    if (!(await send(email))) return;
    rememberEmail(email);
    navigate(to('resetPassword'));
  }

  return (
    <SignInLayout>
      <form ref={node} noValidate onSubmit={submit} className={styles.form}>
        <div>
          <h1>{t('forgot.title')}</h1>
          <p className={styles.lead}>{t('forgot.lead')}</p>
        </div>
        <EmailField
          value={email}
          error={wrong}
          onChange={typed => {
            setEmail(typed);
            setWrong(undefined);
          }}
        />
        <Button type="submit" size="md" fullWidth loading={isSending}>
          {t('forgot.send')}
        </Button>
        <Link to={to('login')} className={styles.back} onClick={() => rememberEmail(email)}>
          {t('backToSignIn')}
        </Link>
      </form>
    </SignInLayout>
  );
}

export { ForgotPasswordPage as Component };
