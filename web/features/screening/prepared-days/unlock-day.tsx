import { Button, Group, PasswordInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../../ui/feedback/submit-button.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { deleteDay, OpeningError, openDay, provideDay } from './current-day.ts';
import styles from './prepared-day.module.css';
import { useWaitingCount } from './use-waiting-count.ts';

export function UnlockDay({ onOpened }: { onOpened?: () => void }) {
  const { t } = useTranslation(['preparedDay', 'ui']);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<OpeningError>();
  const [isOpening, setOpening] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const waiting = useWaitingCount();

  async function open(): Promise<void> {
    setOpening(true);
    try {
      provideDay(await openDay(code));
      onOpened?.();
    } catch (error) {
      if (!(error instanceof OpeningError)) throw error;
      // After a deletion this form is unmounted, so the error needs a toast.
      if (!hasPreparedDay()) toastFailed(t(`problem.${error.problem}`, { count: 0 }));
      setProblem(error);
      setCode('');
    } finally {
      setOpening(false);
    }
  }

  return (
    <form
      noValidate
      className={styles.unlock}
      onSubmit={event => {
        event.preventDefault();
        if (code.trim() !== '') void open();
      }}
    >
      <h2>{t('unlock.title')}</h2>
      <p>{t('unlock.text', { count: waiting })}</p>
      {problem && <Notice tone="danger">{t(`problem.${problem.problem}`, { count: problem.left })}</Notice>}
      <PasswordInput
        label={t('unlock.code')}
        autoComplete="off"
        value={code}
        visibilityToggleButtonProps={{ 'aria-label': t('unlock.show') }}
        onChange={event => setCode(event.currentTarget.value)}
      />
      <Group gap="xs">
        <SubmitButton loading={isOpening}>{t('ui:act.open')}</SubmitButton>
        <Button variant="default" onClick={() => setDeleting(true)}>
          {t('delete.open')}
        </Button>
      </Group>
      <ConfirmDialog
        isOpen={isDeleting}
        title={t('delete.title')}
        consequence={t('delete.consequence', { count: waiting })}
        confirm={t('ui:act.delete')}
        keep={t('devices.keep')}
        onConfirm={async () => {
          await deleteDay();
          location.reload();
        }}
        onKeep={() => setDeleting(false)}
      />
    </form>
  );
}
