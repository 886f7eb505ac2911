import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import { reportLinks } from '../../../../shared/features/reports/report-links/endpoints.ts';
import {
  type LinkedReports,
  type OpenedReportLink,
  organizationOfLink,
  ReportLinkToken,
} from '../../../../shared/features/reports/report-links/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { CallError } from '../../../platform/api/call-error.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PdfPages } from '../../../ui/file/pdf-pages.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { BareLayout } from '../../../ui/layout/bare-layout.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { useReportTitle } from '../use-report-title.ts';
import { BirthDateForm } from './birth-date-form.tsx';
import styles from './linked-report.module.css';

function LinkedReport({ token }: { token: string }) {
  const { t } = useTranslation('sending');
  usePageTitle(t('link.title'));
  return (
    <BareLayout>
      <ReportLinkContent token={token} />
    </BareLayout>
  );
}

function ReportLinkContent({ token }: { token: string }) {
  const errorText = useErrorText();
  const [reports, setReports] = useState<LinkedReports>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['report-link', token],
    queryFn: ({ signal }) => {
      if (!ReportLinkToken.safeParse(token).success) throw new CallError('report-link.unusable', 410);
      return call(reportLinks.openReportLink, { token }, { signal, organization: organizationOfLink(token) });
    },
  });
  if (isPending) return null;
  if (error instanceof CallError && error.code === 'report-link.unusable')
    return <UnusableLink state="unknown" />;
  if (!data) return <ListFailure text={errorText(error)} onRetry={refetch} />;
  if (reports) return <LinkedDocuments reports={reports} from={data.organization.name} />;
  if (data.state !== 'open') return <UnusableLink state={data.state} link={data} />;
  return <BirthDateForm token={token} link={data} onOpen={setReports} onClosed={refetch} />;
}

/** Says why the report link cannot be opened, and whom to ask for a new one. */
function UnusableLink({
  state,
  link,
}: {
  state: 'used' | 'locked' | 'expired' | 'unknown';
  link?: OpenedReportLink;
}) {
  const { t } = useTranslation('sending');
  const { name, phone } = link?.organization ?? {};
  return (
    <section className={styles.card}>
      <h1>{t(`link.state.${state}`)}</h1>
      <p>{t(`link.why.${state}`)}</p>
      {name && <p>{t('link.again', { name })}</p>}
      {phone && (
        <p>
          <a href={`tel:${phone}`}>{t('link.phone', { phone: readablePhone(phone) })}</a>
        </p>
      )}
    </section>
  );
}

export { LinkedReport as Component };

type Document = LinkedReports['documents'][number];

function LinkedDocuments({ reports, from }: { reports: LinkedReports; from: string }) {
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
