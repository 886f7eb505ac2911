import { Button, Menu } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SentAndAmended } from '../../../shared/core/documents/amended-since-sent.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { AmendedSinceSent } from '../feedback/amended-since-sent.tsx';
import { Notice } from '../feedback/notice.tsx';
import { toastFailed } from '../feedback/toast.ts';
import { PageHeader, type PageHeaderProps } from '../layout/page-header.tsx';
import { RecordMenu } from '../list/record-menu.tsx';
import { PdfPreview, type PdfPreviewProps } from './pdf-preview.tsx';
import { savePdf } from './save-pdf.ts';
import { type SendableReport, useSendReport } from './use-send-report.tsx';

interface ReportPageProps
  extends Omit<PdfPreviewProps, 'earlier'>,
    Pick<PageHeaderProps, 'title' | 'description'> {
  report: SendableReport;
  /** When the record was sent and amended; undefined if it cannot be amended. */
  times?: SentAndAmended;
  crumb: string;
  /** Page between the child's page and the report in the breadcrumbs. */
  parent: { label: string; href: string };
  printHref: string;
  isSendable: boolean;
  /** Whether to show when and to whom the report was sent; defaults to `isSendable`. */
  hasLog?: boolean;
  menu?: ReactNode;
  actions?: ReactNode;
  /** Message shown instead of the pages if the report was removed. */
  removed?: string | false;
  /** Called when the user prints or downloads the report. */
  onPrint?: () => void;
}

export function ReportPage({
  report,
  times,
  title,
  description,
  crumb,
  parent,
  printHref,
  isSendable,
  hasLog = isSendable,
  menu,
  actions,
  removed = false,
  onPrint,
  children,
  ...preview
}: ReportPageProps) {
  const { t } = useTranslation('ui');
  const to = useTo();
  const { id, kind, child } = report;
  const sending = useSendReport(report);
  function download(): void {
    if (!preview.pdf) return void toastFailed(t('export.failed'));
    savePdf(preview.pdf);
    onPrint?.();
  }
  const header = {
    parents: [{ label: child.fullName, href: to('case', { id: child.id }) }, parent],
    ...{ crumb, title, description },
  };
  if (removed)
    return (
      <>
        <PageHeader {...header} actions={actions} />
        <Notice>{removed}</Notice>
      </>
    );
  return (
    <>
      <PageHeader
        {...header}
        actions={
          <>
            {menu && (
              <RecordMenu label={t('report.actions')} isOwnPage>
                <Menu.Item leftSection={<IconDownload size={18} />} onClick={download}>
                  {t('report.download')}
                </Menu.Item>
                {menu}
              </RecordMenu>
            )}
            <Button
              component="a"
              href={printHref}
              target="_blank"
              rel="noopener"
              onClick={onPrint}
              variant="default"
              leftSection={<IconPrinter size={18} aria-hidden />}
            >
              {t('report.print')}
            </Button>
            {!menu && (
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={download}
              >
                {t('report.download')}
              </Button>
            )}
            {actions}
            {isSendable && sending.button}
          </>
        }
      />
      {sending.dialog}
      <PdfPreview
        {...preview}
        earlier={times && <AmendedSinceSent of={{ ...times, id }} {...{ kind, child }} />}
      >
        {children}
        {hasLog && sending.log}
      </PdfPreview>
    </>
  );
}
