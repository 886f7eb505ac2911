import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { Notice } from './notice.tsx';

interface RetryNoticeProps {
  error: unknown;
  onRetry: () => Promise<unknown>;
}

export function RetryNotice({ error, onRetry }: RetryNoticeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isLoading, setLoading] = useState(false);

  async function retry(): Promise<void> {
    setLoading(true);
    await onRetry();
    setLoading(false);
  }

  return (
    <Notice
      tone="attention"
      action={
        <Button variant="default" loading={isLoading} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
