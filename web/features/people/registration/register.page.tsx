import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { SignInLayout } from '../../../ui/layout/sign-in-layout.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { EmailField } from '../sign-in/email-field.tsx';
import styles from '../sign-in/login-form.module.css';
import { invitationQuery } from './invitation-query.ts';
import { JoinForm } from './join-form.tsx';
import { RegisterForm } from './register-form.tsx';

/** Page that an invitation link opens; nobody can register without an invitation. */
function RegisterPage() {
  const { t } = useTranslation('invitations');
  const token = useSearchParams()[0].get('token');
  usePageTitle(t('register.title'));
  return (
    <SignInLayout>
      {token === null ? <InvitationInvalid why="closed" /> : <Invitation token={token} />}
    </SignInLayout>
  );
}

function Invitation({ token }: { token: string }) {
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useQuery(invitationQuery(token));
  if (isPending) return null;
  if (error instanceof CallError && !error.isTransient) return <InvitationInvalid why="unusable" />;
  if (!data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  return data.hasSignIn ? (
    <JoinForm invitation={data} token={token} />
  ) : (
    <RegisterForm invitation={data} token={token} />
  );
}

export { RegisterPage as Component };

/** Says why the link is invalid, and offers a new one. The answer is the same for every email address. */
function InvitationInvalid({ why: reason }: { why: 'closed' | 'unusable' }) {
  const { t } = useTranslation('invitations');
  const to = useTo();
  const errorText = useErrorText();
  const node = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [fieldError, setFieldError] = useState<string>();
  const [state, setState] = useState<'idle' | 'busy' | 'sent'>('idle');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const { emailErrors } = await import('../sign-in/sign-in-rules.ts');
    const { email: error } = emailErrors(email);
    setFieldError(error);
    if (error) return focusFirstInvalid(node.current);
    setState('busy');
    try {
      await call(invitations.askForInvitation, { email: email.trim() });
      setState('sent');
    } catch (refusal) {
      setState('idle');
      toastFailed(errorText(refusal));
    }
  }

  return (
    <form ref={node} noValidate onSubmit={submit} className={styles.form}>
      <div>
        <h1>{t(`${reason}.title`)}</h1>
        <p className={styles.lead}>{t(`${reason}.text`)}</p>
      </div>
      <p role="status">{t(state === 'sent' ? 'again.sent' : 'again.lead')}</p>
      {state === 'sent' ? (
        <p className={styles.againText}>{t('again.help')}</p>
      ) : (
        <>
          <EmailField
            value={email}
            error={fieldError}
            onChange={typed => {
              setEmail(typed);
              setFieldError(undefined);
            }}
          />
          <Button type="submit" size="md" fullWidth loading={state === 'busy'}>
            {t('again.send')}
          </Button>
        </>
      )}
      <Link to={to('login')} className={styles.back}>
        {t('unusable.signIn')}
      </Link>
    </form>
  );
}
