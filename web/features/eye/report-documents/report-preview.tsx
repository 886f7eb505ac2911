import { Button, Menu } from '@mantine/core';
import { IconDownload, IconMail, IconPencil, IconPrinter } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { pathFor } from '../../../../shared/core/routes.ts';
import { presetCopy } from '../../../../shared/features/eye/report-documents/copies.ts';
import { withCopy } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import { lazyPart } from '../../../platform/features/contributions.ts';
import { useFamilyLanguage } from '../../../platform/features/use-report-language.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { PdfPreview } from '../../../ui/file/pdf-preview.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { type ReportToSend, SendReport } from '../../../ui/file/send-report.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { TabLinks } from '../../../ui/layout/tab-links.tsx';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { AmendmentOffer } from '../eye-reports/amendment-offer.tsx';
import { eyeReportQuery } from '../eye-reports/queries.ts';
import { CopyField } from './copy-field.tsx';
import { eyeReportSource } from './eye-report-source.ts';
import { KeySentence } from './key-sentence.tsx';
import { copyOf, defaultReportChoice, toSearchParams, useReportChoice } from './report-choice.ts';
import { ReportOptions } from './report-options.tsx';
import { reportPdfQuery } from './report-pdf.ts';

const SentCard = lazyPart('sentCard');

const pageOf = { myopia: 'myopiaReport', refraction: 'refractionReport' } as const;

export function ReportPreview({ kind }: { kind: EyeReportKind }) {
  const { t } = useTranslation(['eye', 'sending', 'ui']);
  const [toSend, setToSend] = useState<ReportToSend>(null);
  const address = useTo();
  const { id = '' } = useParams();
  const { data: report } = useSuspenseQuery(eyeReportQuery(id));
  const { data: child } = useSuspenseQuery(childQuery(report.caseId));
  const defaultChoice = { ...defaultReportChoice(useFamilyLanguage(child)), copy: presetCopy(report.to) };
  const { choice, change } = useReportChoice(defaultChoice);
  const { data: pdf, error } = useQuery(reportPdfQuery(kind, id, choice));
  usePageTitle(t(`report.${kind}`));
  const search = toSearchParams(choice);
  const printName = kind === 'myopia' ? 'printMyopiaReport' : 'printRefractionReport';
  const isReadOnly = useIsReadOnly();
  const isDraft = report.status === 'draft';
  const printAddress = pathFor(choice.language, printName, { id });
  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: address('case', { id: child.id }) },
          { label: report.reference, href: address('eyeReport', { id }) },
        ]}
        crumb={t(`report.${kind}`)}
        title={t(`report.${kind}`)}
        description={t(`report.description.${choice.copy ?? defaultChoice.copy}`)}
        actions={
          <>
            <RecordMenu label={t('menu.label', { reference: report.reference })} isOwnPage>
              <Menu.Item
                leftSection={<IconDownload size={18} />}
                onClick={() => (pdf ? savePdf(pdf) : toastFailed(t('ui:export.failed')))}
              >
                {t('report.download')}
              </Menu.Item>
              {!isReadOnly && (
                <Menu.Item
                  component={Link}
                  to={address('editEyeReport', { id })}
                  leftSection={<IconPencil size={18} />}
                >
                  {t(isDraft ? 'menu.edit' : 'menu.amend')}
                </Menu.Item>
              )}
            </RecordMenu>
            <Button
              component="a"
              href={`${printAddress}?${search}`}
              target="_blank"
              rel="noopener"
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('report.print')}
            </Button>
            <Button leftSection={<IconMail size={18} aria-hidden />} onClick={() => setToSend('new')}>
              {t('sending:emailReport')}
            </Button>
          </>
        }
      />
      <SendReport
        toSend={toSend}
        source={eyeReportSource}
        caseId={child.id}
        reportId={id}
        kind={kind}
        copy={copyOf(choice)}
        onClose={() => setToSend(null)}
      />
      <PdfPreview
        pdf={pdf}
        error={error}
        language={choice.language}
        amendment={child.status === 'active' ? <AmendmentOffer report={report} /> : undefined}
        bar={
          <>
            <TabLinks
              label={t('report.kinds')}
              tabs={(['myopia', 'refraction'] as const).map(key => ({
                key,
                title: t(`report.${key}`),
                href: [address(pageOf[key], { id }), search].join('?'),
              }))}
              current={kind}
            />
            <CopyField value={choice.copy ?? null} onChange={copy => change(withCopy(choice, copy))} />
            <ReportLanguageField label={t('report.language')} choice={choice} onChange={change} />
          </>
        }
        lead={kind === 'myopia' && pdf && <KeySentence bytes={pdf.bytes} language={choice.language} />}
      >
        {kind === 'myopia' && (
          <ReportOptions choice={choice} hasSex={child.gender !== null} onChange={change} />
        )}
        {!isDraft && (
          <Suspense>
            <SentCard
              source={eyeReportSource}
              reportId={id}
              familyLanguage={defaultChoice}
              onAgain={again => setToSend({ again })}
            />
          </Suspense>
        )}
      </PdfPreview>
    </>
  );
}
