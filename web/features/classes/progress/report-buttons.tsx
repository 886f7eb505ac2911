import { Button, Menu } from '@mantine/core';
import {
  IconCheck,
  IconDownload,
  IconMail,
  IconPencil,
  IconPrinter,
  IconRestore,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pathFor } from '../../../../shared/core/routes.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import {
  mayChangeReport,
  mayRemoveReport,
} from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import type { Pdf } from '../../../platform/api/fetch-pdf.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-is-read-only.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { writtenLanguageOf } from '../../../platform/i18n/written-languages.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useReportActions } from './use-report-actions.ts';

interface ReportButtonsProps {
  report: ProgressReport;
  child: Pick<Case, 'status'>;
  choice: ReportLanguage;
  pdf: Pdf | undefined;
  onEdit: () => void;
  onSend: () => void;
}

export function ReportButtons({ report, child, choice, pdf, onEdit, onSend }: ReportButtonsProps) {
  const { t } = useTranslation(['progress', 'sending', 'ui']);
  const { role, organizationUser } = useSession();
  const me = { id: organizationUser?.id ?? '', role };
  const isWritable = !useIsReadOnly() && child.status === 'active';
  const actions = useReportActions(report);
  const isRemoved = report.removedAt !== null;
  const isDraft = report.status === 'draft';
  const mayChange = isWritable && !isRemoved && isDraft && mayChangeReport(report, me);
  const mayRemove = isWritable && mayRemoveReport(report, me);
  const print = pathFor(choice.language, 'printProgressReport', { id: report.id });
  const copy = `copy=${writtenLanguageOf(choice.language, choice.script)}`;
  if (isRemoved)
    return mayRemove ? (
      <Button leftSection={<IconRestore size={18} aria-hidden />} onClick={actions.restore}>
        {t('restore')}
      </Button>
    ) : null;
  return (
    <>
      <RecordMenu label={t('report.actions')} isOwnPage>
        <Menu.Item
          leftSection={<IconDownload size={18} />}
          onClick={() => (pdf ? savePdf(pdf) : toastFailed(t('ui:export.failed')))}
        >
          {t('report.download')}
        </Menu.Item>
        {mayRemove && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={actions.remove}>
            {t('remove')}
          </Menu.Item>
        )}
      </RecordMenu>
      <Button
        component="a"
        href={`${print}?${copy}`}
        target="_blank"
        rel="noopener"
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
      >
        {t('report.print')}
      </Button>
      {mayChange && (
        <>
          <Button variant="default" leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
            {t('edit')}
          </Button>
          <Button
            leftSection={<IconCheck size={18} aria-hidden />}
            loading={actions.isBusy}
            onClick={actions.finish}
          >
            {t('finish')}
          </Button>
        </>
      )}
      {!isDraft && (
        <Button leftSection={<IconMail size={18} aria-hidden />} onClick={onSend}>
          {t('sending:emailReport')}
        </Button>
      )}
    </>
  );
}
