import { Button, Menu } from '@mantine/core';
import { IconDownload, IconForms, IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, useParams } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import { bands } from '../../../../shared/features/screening/screenings/bands.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useFamilyLanguage, useReportLanguage } from '../../../platform/features/use-report-language.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { writtenLanguageOf } from '../../../platform/i18n/written-languages.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { PdfPreview } from '../../../ui/file/pdf-preview.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { type ReportToSend, SendReport } from '../../../ui/file/send-report.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { bandPages } from '../band-pages.ts';
import { screeningQuery } from '../queries.ts';
import { AmendmentOffer } from './amendment-offer.tsx';
import { blankScreeningQuery, screeningPdfQuery } from './screening-pdf.ts';
import { screeningReportSource } from './screening-report-source.ts';

const SentCard = lazyPart('sentCard');

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(screeningQuery(id));
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function ScreeningReportPage() {
  const { t } = useTranslation(['learning', 'sending', 'ui']);
  const [toSend, setToSend] = useState<ReportToSend>(null);
  const to = useTo();
  const { id = '' } = useParams();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  const family = useFamilyLanguage(child);
  const { choice, change } = useReportLanguage(family);
  const { data: pdf, error } = useQuery(screeningPdfQuery(screening, choice));
  const savingBlank = useApiMutation((band: (typeof bands)[number]) =>
    queryClient.fetchQuery(blankScreeningQuery(band, choice)),
  );
  const isReadOnly = useIsReadOnly();
  const isDraft = screening.status === 'draft';
  const onError = () => toastFailed(t('ui:export.failed'));
  const copy = `copy=${writtenLanguageOf(choice.language, choice.script)}`;
  const printAddress = pathFor(choice.language, 'printScreeningReport', { id });
  useRouteTitle();
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: t('results.one'), href: to(bandPages[screening.band].result, { id }) },
        ]}
        crumb={t('menu.report')}
        title={t('report.of', { name: child.fullName })}
        description={t('report.description')}
        actions={
          <>
            <RecordMenu label={t('report.label')} isOwnPage>
              <Menu.Item
                leftSection={<IconDownload size={18} />}
                onClick={() => (pdf ? savePdf(pdf) : onError())}
              >
                {t('report.download')}
              </Menu.Item>
              {isDraft && !isReadOnly && (
                <Menu.Item
                  component={Link}
                  to={to(bandPages[screening.band].edit, { id })}
                  leftSection={<IconPencil size={18} />}
                >
                  {t('report.edit')}
                </Menu.Item>
              )}
              {bands.map(band => (
                <Menu.Item
                  key={band}
                  leftSection={<IconForms size={18} />}
                  onClick={() => savingBlank.mutate(band, { onSuccess: savePdf, onError })}
                >
                  {t('report.blank', { band: band.replace('-', '–') })}
                </Menu.Item>
              ))}
            </RecordMenu>
            <Button
              component="a"
              href={`${printAddress}?${copy}`}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('report.print')}
            </Button>
            {!isDraft && (
              <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setToSend('new')}>
                {t('sending:emailReport')}
              </Button>
            )}
          </>
        }
      />
      <SendReport
        toSend={toSend}
        source={screeningReportSource}
        caseId={child.id}
        reportId={id}
        kind="screening"
        copy={{ ...choice, content: {} }}
        onClose={() => setToSend(null)}
      />
      <PdfPreview
        pdf={pdf}
        error={error}
        language={choice.language}
        amendment={
          isReadOnly || child.status !== 'active' ? undefined : (
            <AmendmentOffer screening={screening} child={child} />
          )
        }
        bar={<ReportLanguageField label={t('report.language')} choice={choice} onChange={change} />}
      >
        {isDraft ? (
          <Notice>{t('report.draft')}</Notice>
        ) : (
          <Suspense>
            <SentCard
              source={screeningReportSource}
              reportId={id}
              familyLanguage={family}
              onAgain={again => setToSend({ again })}
            />
          </Suspense>
        )}
      </PdfPreview>
    </>
  );
}

export { ScreeningReportPage as Component };
