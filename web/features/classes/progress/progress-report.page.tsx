import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useFamilyLanguage, useReportLanguage } from '../../../platform/features/use-report-language.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { PdfPreview } from '../../../ui/file/pdf-preview.tsx';
import { type ReportToSend, SendReport } from '../../../ui/file/send-report.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { progressReportSource } from './progress-report-source.ts';
import { keepReport, progressPdfQuery, progressReportQuery } from './queries.ts';
import { ReportButtons } from './report-buttons.tsx';
import { ReportDialog } from './report-dialog.tsx';

const SentCard = lazyPart('sentCard');

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(progressReportQuery(id));
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function ProgressReportPage() {
  const { t } = useTranslation(['progress', 'ui']);
  const [toSend, setToSend] = useState<ReportToSend>(null);
  const [isEditing, setIsEditing] = useState(false);
  const to = useTo();
  const { date } = useCalendarDates();
  const { id = '' } = useParams();
  const { data: report } = useSuspenseQuery(progressReportQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(report.caseId));
  const family = useFamilyLanguage(child as Case);
  const { choice, change } = useReportLanguage(family);
  const isRemoved = report.removedAt !== null;
  const { data: pdf, error } = useQuery({ ...progressPdfQuery(report, choice), enabled: !isRemoved });
  const title = t('report.of', { name: child.fullName });
  useRouteTitle();
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: t('classes'), href: `${to('case', { id: child.id })}?tab=classes` },
        ]}
        crumb={t('title')}
        title={title}
        description={t('period', { from: date(report.from), to: date(report.to) })}
        actions={
          <ReportButtons
            {...{ report, child, choice, pdf }}
            onEdit={() => setIsEditing(true)}
            onSend={() => setToSend('new')}
          />
        }
      />
      {isEditing && (
        <ReportDialog
          caseId={child.id}
          report={report}
          onClose={() => setIsEditing(false)}
          onSaved={saved => {
            setIsEditing(false);
            void keepReport(saved);
            toastDone(t('saved'));
          }}
        />
      )}
      <SendReport
        toSend={toSend}
        source={progressReportSource}
        caseId={child.id}
        reportId={id}
        kind="progress"
        copy={{ ...choice, content: {} }}
        onClose={() => setToSend(null)}
      />
      {isRemoved ? (
        <Notice>{t('report.removed')}</Notice>
      ) : (
        <PdfPreview
          pdf={pdf}
          error={error}
          language={choice.language}
          advice="writeAnew"
          bar={<ReportLanguageField label={t('report.language')} choice={choice} onChange={change} />}
        >
          <Notice>{t(report.status === 'draft' ? 'report.draft' : 'report.finished')}</Notice>
          <p>{t('privacy')}</p>
          {report.status === 'finished' && (
            <Suspense>
              <SentCard
                source={progressReportSource}
                reportId={id}
                familyLanguage={family}
                onAgain={again => setToSend({ again })}
              />
            </Suspense>
          )}
        </PdfPreview>
      )}
    </>
  );
}

export { ProgressReportPage as Component };
