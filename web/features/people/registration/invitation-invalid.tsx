import { Button } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { invitations } from '../../../../shared/features/organizations/invitations/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { EmailField } from '../sign-in/email-field.tsx';
import styles from '../sign-in/login-form.module.css';

/** Says why the link is invalid, and offers a new one. The answer is the same for every email address. */
export function InvitationInvalid({ why: reason }: { why: 'closed' | 'unusable' }) {
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
