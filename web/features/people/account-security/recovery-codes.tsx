import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountSecurity as calls } from '../../../../shared/features/people/account-security/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { PasswordField } from '../sign-in/password-field.tsx';
import '../../../ui/form/validation-keys.ts';
import layout from '../../../ui/layout/layout.module.css';
import styles from '../settings/settings.module.css';

const queryKey = ['recovery-codes'];

/** @param isAsked whether to request the codes at once, as in the last step of the setup of an app */
export function RecoveryCodes({ isAsked }: { isAsked: boolean }) {
  const { t } = useTranslation('settings');
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(calls.countRecoveryCodes, {}, { signal }),
  });
  const [isOpen, setOpen] = useState(isAsked);
  const [codes, setCodes] = useState<string[]>();
  if (!data) return null;

  function close(): void {
    setOpen(false);
    setCodes(undefined);
    client.invalidateQueries({ queryKey });
  }

  return (
    <>
      <h2 className={layout.above12}>{t('recovery.title')}</h2>
      <p className={`${layout.soft} ${layout.small}`}>{t('recovery.left', { count: data.left })}</p>
      <div>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t(data.left === 0 ? 'recovery.make' : 'recovery.renew')}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onClose={close} title={t('recovery.title')} closeOnClickOutside={false}>
        {codes ? (
          <NewRecoveryCodes codes={codes} onDone={close} />
        ) : (
          <RequestCodesForm left={data.left} onMade={setCodes} onDecline={close} />
        )}
      </Dialog>
    </>
  );
}

interface RequestCodesFormProps {
  left: number;
  onMade: (codes: string[]) => void;
  onDecline: () => void;
}

/**
 * Form that requests recovery codes. Tells a user without codes what that means; the user can continue
 * without them.
 */
function RequestCodesForm({ left, onMade, onDecline }: RequestCodesFormProps) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string>();
  const making = useApiMutation(calls.makeRecoveryCodes);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (password === '') setWrong('validation.required');
    else make();
  }

  function make(): void {
    making.mutate(
      { password },
      {
        onSuccess: ({ codes }) => onMade(codes),
        onError: error => {
          const field = error instanceof CallError ? error.fields.password : undefined;
          if (field) setWrong(field);
          else toastFailed(errorText(error, 'edit'));
        },
      },
    );
  }

  return (
    <form noValidate onSubmit={submit} className={layout.column20}>
      <p>{t('recovery.lead')}</p>
      <p>{left === 0 ? t('recovery.left', { count: 0 }) : t('recovery.replaced')}</p>
      <PasswordField
        autoFocus
        name="password"
        label={t('email.password')}
        autoComplete="current-password"
        value={password}
        error={wrong}
        onChange={typed => {
          setPassword(typed);
          setWrong(undefined);
        }}
      />
      <div className={layout.wrap8}>
        <Button type="submit" loading={making.isPending}>
          {t('recovery.show')}
        </Button>
        {left === 0 && (
          <Button variant="default" onClick={onDecline}>
            {t('recovery.decline')}
          </Button>
        )}
      </div>
    </form>
  );
}

function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const { t } = useTranslation(['settings', 'ui']);
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    toastDone(t('recovery.copied'));
  }

  return (
    <div className={layout.column20}>
      <p>{t('recovery.keep')}</p>
      <ul className={styles.codes}>
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={layout.wrap8}>
        <Button variant="default" onClick={copy}>
          {t('ui:act.copy')}
        </Button>
        <Button
          variant="default"
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="lumitree-recovery-codes.txt"
        >
          {t('recovery.download')}
        </Button>
      </div>
      <div>
        <Button onClick={onDone}>{t('recovery.done')}</Button>
      </div>
    </div>
  );
}
