import { Button } from '@mantine/core';
import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '../ui/use-leave-guard.tsx';
import styles from './organizations.module.css';

interface OrganizationFormProps {
  node: RefObject<HTMLFormElement | null>;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** The frame of each form about an organisation: its fields, and one button that saves them. */
export function OrganizationForm({ node, isDirty, isSaving, onSubmit, children }: OrganizationFormProps) {
  const { t } = useTranslation();
  const { dialog } = useLeaveGuard(isDirty);
  return (
    <form ref={node} noValidate className={styles.card} onSubmit={onSubmit}>
      <div className={styles.fields}>{children}</div>
      <div className={styles.actions}>
        <Button type="submit" className={styles.save} disabled={!isDirty} loading={isSaving}>
          {t('save')}
        </Button>
      </div>
      {dialog}
    </form>
  );
}
