import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { MailLine } from '../../../../shared/features/operations/email-log/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { readRows } from '../../../ui/list/read-table.ts';
import type { List } from '../../../ui/list/use-list.ts';
import { refreshMails } from './use-mails.ts';

/** Sends an email again; returns false if somebody else has already done so. */
async function retry(mailId: string): Promise<boolean> {
  try {
    await call(emailLog.retryMail, { mailId });
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'mail.over') return false;
    throw error;
  }
}

/** Sends all undelivered emails that match the filters again. Asks first and says how many there are. */
export function RetryAll({ list }: { list: List<MailLine> }) {
  const { t } = useTranslation('organizations');
  const errorText = useErrorText();
  const [found, setFound] = useState<MailLine[] | null>(null);
  const [sent, setSent] = useState<number | null>(null);
  const [isReading, setReading] = useState(false);

  async function find(): Promise<void> {
    setReading(true);
    try {
      const { rows } = await readRows(list);
      const undelivered = rows.filter(({ canRetry }) => canRetry);
      if (undelivered.length > 0) setFound(undelivered);
      else void refreshMails();
    } catch (error) {
      toastFailed(errorText(error as Error, 'edit'));
    } finally {
      setReading(false);
    }
  }

  /** Sends emails again, one after the other. Stops at the first failure. */
  async function sendAgain(mails: readonly MailLine[]): Promise<void> {
    let count = 0;
    try {
      for (const { id } of mails) {
        setSent(count);
        if (await retry(id)) count += 1;
      }
      toastDone(t('toast.mailsRetried', { count }));
    } catch (error) {
      const sent = t('mails.retriedOf', { done: count, count: mails.length });
      toastFailed(errorText(error as Error, 'edit'), sent);
    } finally {
      setSent(null);
      setFound(null);
      void refreshMails();
    }
  }

  if (!list.rows || list.rows.filter(({ canRetry }) => canRetry).length < 2) return null;
  const count = found?.length ?? 0;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={16} aria-hidden />}
        loading={isReading}
        onClick={find}
      >
        {t('mails.retryAll')}
      </Button>
      <ConfirmDialog
        isOpen={found !== null}
        title={t('mails.retryAllTitle', { count })}
        consequence={sent === null ? t('mails.retryAllText') : t('mails.retriedOf', { done: sent, count })}
        confirm={t('mails.retryAll')}
        keep={t('mails.keepUnsent')}
        isWorking={sent !== null}
        onConfirm={() => void sendAgain(found ?? [])}
        onKeep={() => {
          if (sent === null) setFound(null);
        }}
      />
    </>
  );
}
