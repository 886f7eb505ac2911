import { Button, Checkbox } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Obstacle } from '../../../../shared/features/people/account-deletion/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useFieldError } from '../../../platform/i18n/use-field-error.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { focusFirstInvalid } from '../../../ui/form/focus-first-invalid.ts';
import { CodeField } from '../sign-in/code-field.tsx';
import { PasswordField } from '../sign-in/password-field.tsx';
import '../../../ui/form/validation-keys.ts';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError, endsSession } from '../../../platform/api/call-error.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { clearSession } from '../../../platform/auth/session.ts';
import { broadcastToTabs } from '../../../platform/auth/tab-channel.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './delete-account.module.css';

interface DeleteAccountFormProps {
  onDeleted: () => void;
  onBlocked: (obstacles: Obstacle[]) => void;
}

const emptyValues = { password: '', code: '', isSure: false };

export function DeleteAccountForm({ onDeleted, onBlocked }: DeleteAccountFormProps) {
  const { t } = useTranslation('settings');
  const to = useTo();
  const errorText = useErrorText();
  const fieldError = useFieldError();
  const node = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyValues);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [asksForCode, setAsksForCode] = useState(false);
  const { erase, isBusy } = useAccountDeletion({ onDeleted, onBlocked });

  function change(changes: Partial<typeof emptyValues>): void {
    setValues(before => ({ ...before, ...changes }));
    setErrors(before => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))));
  }

  function showErrors(fields: Record<string, string>): void {
    if (fields.code) setAsksForCode(true);
    setErrors(fields);
    focusFirstInvalid(node.current);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const { password, code, isSure } = values;
    const wrong = {
      ...(password === '' && { password: 'validation.required' }),
      ...(asksForCode && code === '' && { code: 'validation.required' }),
      ...(!isSure && { isSure: 'validation.required' }),
    };
    if (Object.keys(wrong).length > 0) showErrors(wrong);
    else erase({ password, ...(code && { code }) }, showErrors, error => toastFailed(errorText(error)));
  }

  return (
    <form ref={node} noValidate onSubmit={submit} className={card.small}>
      <h2>{t('delete.confirm.title')}</h2>
      <div className={styles.fields}>
        <PasswordField
          name="password"
          label={t('email.password')}
          autoComplete="current-password"
          value={values.password}
          error={errors.password}
          onChange={password => change({ password })}
        />
        {asksForCode && (
          <CodeField
            autoFocus
            description={t('delete.confirm.codeHelp')}
            value={values.code}
            error={errors.code}
            onChange={code => change({ code })}
          />
        )}
        <Checkbox
          label={t('delete.confirm.sure')}
          checked={values.isSure}
          error={fieldError(errors.isSure)}
          onChange={event => change({ isSure: event.currentTarget.checked })}
        />
      </div>
      <div className={layout.wrap8}>
        <Button type="submit" color="red" loading={isBusy}>
          {t('delete.title')}
        </Button>
        <Button component={Link} to={to('settings')} variant="default">
          {t('delete.confirm.keep')}
        </Button>
      </div>
      <div role="status">{isBusy && t('delete.confirm.checking')}</div>
    </form>
  );
}

const pollMs = 700;
/** Maximum number of requests for the result. A deletion takes seconds; a later result is sent by email. */
const maxPolls = 40;

interface DeletionCallbacks {
  /** Called once the deletion has started and the user is signed out. */
  onDeleted: () => void;
  onBlocked: (obstacles: Obstacle[]) => void;
}

function useAccountDeletion({ onDeleted, onBlocked }: DeletionCallbacks) {
  const erasing = useApiMutation(
    async (proof: RequestOf<typeof accountDeletion.askForErasure>, idempotencyKey) => {
      await call(accountDeletion.askForErasure, proof, { idempotencyKey });
      return findObstacles();
    },
  );

  function deleteAccount(
    proof: RequestOf<typeof accountDeletion.askForErasure>,
    refuse: (fields: Record<string, string>) => void,
    fail: (error: unknown) => void,
  ): void {
    erasing.mutate(proof, {
      onSuccess: obstacles => (obstacles.length > 0 ? onBlocked(obstacles) : finish()),
      onError: error => {
        const fields = error instanceof CallError ? error.fields : {};
        if (Object.keys(fields).length > 0) refuse(fields);
        else fail(error);
      },
    });
  }

  function finish(): void {
    onDeleted();
    clearSession();
    broadcastToTabs({ kind: 'signed-out' });
  }

  return { erase: deleteAccount, isBusy: erasing.isPending };
}

/**
 * Waits for the result of the request and returns obstacles to the deletion; none if the session has ended,
 * because the deletion has then started.
 */
async function findObstacles(): Promise<Obstacle[]> {
  for (let left = maxPolls; left > 0; left--) {
    await new Promise(resolve => setTimeout(resolve, pollMs));
    try {
      const { state, obstacles } = await call(accountDeletion.getErasure, {}, { handlesSessionEnd: true });
      if (state === 'refused') return obstacles;
    } catch (error) {
      if (endsSession(error)) return [];
      if (!(error instanceof CallError) || !error.isTransient) throw error;
    }
  }
  return [];
}
