import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LinkedReports } from '../../../../shared/features/reports/report-links/schema.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PdfPages } from '../../../ui/file/pdf-pages.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useReportTitle } from '../use-report-title.ts';
import styles from './linked-report.module.css';

type Document = LinkedReports['documents'][number];

export function LinkedDocuments({ reports, from }: { reports: LinkedReports; from: string }) {
  const { t } = useTranslation('sending');
  const { message, documents, language } = reports;
  return (
    <div className={styles.page}>
      <h1>{t('kinds')}</h1>
      {message && (
        <section aria-label={t('link.message', { name: from })}>
          <p className={layout.soft}>{t('link.message', { name: from })}</p>
          <p className={styles.message}>{message}</p>
        </section>
      )}
      {documents.map(document => (
        <LinkedDocument key={document.kind} document={document} language={language} />
      ))}
    </div>
  );
}

function LinkedDocument({ document, language }: { document: Document; language: LinkedReports['language'] }) {
  const { t } = useTranslation(['sending', 'ui']);
  const titleOf = useReportTitle();
  const { data, error, refetch } = useQuery({
    queryKey: ['linked-pdf', document.url],
    queryFn: ({ signal }) => fetchPdf(document, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <section className={layout.stack12}>
      <div className={styles.head}>
        <h2>{titleOf(document.kind)}</h2>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={!data}
          onClick={() => data && savePdf(data)}
        >
          {t('ui:act.save')}
        </Button>
      </div>
      {error ? (
        <RetryNotice error={error} onRetry={refetch} />
      ) : (
        <PdfPages bytes={data?.bytes} language={language} />
      )}
    </section>
  );
}
