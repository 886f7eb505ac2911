import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { useReportTitle } from '../use-report-title.ts';
import styles from './sending.module.css';

interface OpenSentProps {
  recordId: string;
  sendingId: string;
  kinds: readonly string[];
  /** When the reports were sent, in words. */
  at: string;
}

/** Buttons that save the PDFs of a sending as they were sent. */
export function OpenSent({ kinds, ...sent }: OpenSentProps) {
  return kinds.map(kind => <SavePdf key={kind} kind={kind} isNamed={kinds.length > 1} {...sent} />);
}

interface SavePdfProps extends Omit<OpenSentProps, 'kinds'> {
  kind: string;
  /** Whether the button names the report, because the sending has several. */
  isNamed: boolean;
}

function SavePdf({ kind, isNamed, at, ...sent }: SavePdfProps) {
  const { t } = useTranslation(['common', 'ui']);
  const titleOf = useReportTitle();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { saveSent } = await import('./save-sent.ts');
      await saveSent({ ...sent, kind });
    } catch (error) {
      toastFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="subtle"
      className={styles.again}
      leftSection={<IconDownload size={16} aria-hidden />}
      aria-label={t('common:labelled', {
        name: t('ui:report.download'),
        value: [titleOf(kind), at].join(t('common:comma')),
      })}
      loading={isBusy}
      onClick={save}
    >
      {isNamed ? titleOf(kind) : t('ui:report.download')}
    </Button>
  );
}
