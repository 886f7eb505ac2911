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
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { BareLayout } from '../../../ui/layout/bare-layout.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { BirthDateForm } from './birth-date-form.tsx';
import { LinkedDocuments } from './linked-documents.tsx';
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
