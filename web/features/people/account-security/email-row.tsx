import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { accountSecurity as calls } from '../../../../shared/features/people/account-security/endpoints.ts';
import { EmailChange } from '../../../../shared/features/people/account-security/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { cachedSession, setSession } from '../../../platform/auth/session.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { fieldErrors } from '../../../ui/form/field-errors.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { LineField } from '../../../ui/form/line-field.tsx';
import { useFieldValues } from '../../../ui/form/use-field-values.ts';
import layout from '../../../ui/layout/layout.module.css';
import { profileQuery } from '../profile/profile-query.ts';
import { PasswordField } from '../sign-in/password-field.tsx';

export function EmailRow({ email }: { email: string }) {
  const { t } = useTranslation('settings');
  const [isChanging, changing] = useDisclosure(false);
  const [sentTo, setSentTo] = useState<string>();
  useConfirmEmailLink();
  return (
    <>
      <div className={layout.bar}>
        <span className={`${layout.soft} ${layout.small}`}>{t('account.email')}</span>
        <span>{email}</span>
      </div>
      {sentTo && <Notice tone="quiet">{t('email.sent', { email: sentTo })}</Notice>}
      {isChanging ? (
        <ChangeEmail
          onSent={address => {
            setSentTo(address);
            changing.close();
          }}
          onCancel={changing.close}
        />
      ) : (
        <div>
          <Button variant="default" onClick={changing.open}>
            {t('email.change')}
          </Button>
        </div>
      )}
    </>
  );
}

const emptyValues = { email: '', password: '' };

function ChangeEmail({ onSent, onCancel }: { onSent: (email: string) => void; onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const errorText = useErrorText();
  const node = useRef<HTMLFormElement>(null);
  const { values, errors, change, setErrors } = useFieldValues(emptyValues);
  const sending = useApiMutation(calls.changeEmail);

  function showErrors(fields: Record<string, string>): void {
    setErrors(fields);
    focusFirstInvalid(node.current);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const sent = { ...values, email: values.email.trim() };
    const wrong = fieldErrors(EmailChange, sent);
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else send(sent);
  }

  function send(sent: typeof emptyValues): void {
    sending.mutate(sent, {
      onSuccess: () => onSent(sent.email),
      onError: error => {
        if (error instanceof CallError && Object.keys(error.fields).length > 0) showErrors(error.fields);
        else toastFailed(errorText(error, 'profile'));
      },
    });
  }

  return (
    <form ref={node} noValidate onSubmit={submit} className={layout.column20}>
      <LineField
        label={t('email.new')}
        description={t('email.help')}
        required
        type="email"
        autoComplete="email"
        data-autofocus
        value={values.email}
        error={errors.email}
        onChange={event => change('email', event.currentTarget.value)}
      />
      <PasswordField
        name="password"
        label={t('email.password')}
        autoComplete="current-password"
        value={values.password}
        error={errors.password}
        onChange={value => change('password', value)}
      />
      <div className={layout.wrap8}>
        <Button type="submit" loading={sending.isPending}>
          {t('email.send')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Confirms the user's new email address from a link; removes the token from the URL at once. */
function useConfirmEmailLink(): void {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const token = query.get('email');
  const sent = useRef<string | null>(null);

  const confirm = useEffectEvent((once: string) => {
    setQuery({ tab: 'account' }, { replace: true });
    call(calls.confirmEmail, { token: once })
      .then(({ email }) => {
        const session = cachedSession();
        if (session) setSession({ ...session, email });
        client.invalidateQueries({ queryKey: profileQuery.queryKey });
        toastDone(t('email.changed'));
      })
      .catch(error => toastFailed(errorText(error, 'profile')));
  });

  useEffect(() => {
    if (token === null || token === sent.current) return;
    sent.current = token;
    confirm(token);
  }, [token]);
}
