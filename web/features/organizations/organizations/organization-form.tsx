import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import styles from './organizations.module.css';

interface OrganizationFormProps {
  formRef: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** Layout of an organisation form, with a save button while the licence is active. */
export function OrganizationForm({ formRef, isDirty, isSaving, onSubmit, children }: OrganizationFormProps) {
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
          <Button type="submit" className={styles.save} disabled={!isDirty} loading={isSaving}>
            {t('save')}
          </Button>
        </div>
      )}
      {dialog}
    </form>
  );
}
