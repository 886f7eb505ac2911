import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../platform/auth/use-rights.ts';
import { SubmitButton } from '../feedback/submit-button.tsx';
import styles from './settings-form.module.css';
import { useLeaveGuard } from './use-leave-guard.tsx';

interface SettingsFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Layout of a settings form, whose save button is shown only while the licence is active. */
export function SettingsForm({ formRef, isDirty, isSaving, onSubmit, children }: SettingsFormProps) {
  const { t } = useTranslation();
  const { dialog } = useLeaveGuard(isDirty);
  const isReadOnly = useIsReadOnly();
  return (
    <form ref={formRef} noValidate className={styles.card} onSubmit={onSubmit}>
      <fieldset className={styles.fields} disabled={isReadOnly}>
        {children}
      </fieldset>
      {!isReadOnly && (
        <div className={styles.actions}>
          <SubmitButton disabled={!isDirty} loading={isSaving}>
            {t('save')}
          </SubmitButton>
        </div>
      )}
      {dialog}
    </form>
  );
}
