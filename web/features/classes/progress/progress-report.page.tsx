import { Button, Menu } from '@mantine/core';
import { IconCheck, IconPencil, IconRestore, IconTrash } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import {
  printAddress,
  useFamilyLanguage,
  useReportLanguage,
} from '../../../platform/features/use-report-language.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { ReportPage } from '../../../ui/file/report-page.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { keepReport, progressPdfQuery, progressReportQuery } from './queries.ts';
import { useReportActions } from './use-report-actions.ts';

const ReportDialog = lazyComponent(async () => (await import('./report-dialog.tsx')).ReportDialog);

const loadSource = async () => (await import('./progress-report-source.ts')).progressReportSource;

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(progressReportQuery(id));
  await queryClient.ensureQueryData(childQuery(caseId));
  return null;
}

function ProgressReportPage() {
  const { t } = useTranslation(['progress', 'ui']);
  const [isEditing, setIsEditing] = useState(false);
  const to = useTo();
  const { date } = useCalendarDates();
  const { id = '' } = useParams();
  const { data: report } = useSuspenseQuery(progressReportQuery(id));
  const { data } = useSuspenseQuery(childQuery(report.caseId));
  const child = data as Case;
  const { choice, change } = useReportLanguage(useFamilyLanguage(child));
  const isRemoved = report.removedAt !== null;
  const {
    data: pdf,
    error,
    refetch,
  } = useQuery({ ...progressPdfQuery(report, choice), enabled: !isRemoved });
  const { isBusy, finish, remove, restore, mayChange, mayRemove } = useReportActions(report, child, () =>
    setIsEditing(true),
  );
  useRouteTitle('progress:title');
  return (
    <>
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
      <ReportPage
        report={{
          loadSource,
          child,
          id,
          kind: 'progress',
        }}
        parent={{ label: t('classes'), href: `${to('case', { id: child.id })}?tab=classes` }}
        crumb={t('title')}
        title={t('report.of', { name: child.fullName })}
        description={t('period', { from: date(report.from), to: date(report.to) })}
        {...{ pdf, error }}
        onRetry={refetch}
        language={choice.language}
        printHref={printAddress('printProgressReport', id, choice)}
        isSendable={report.status === 'finished'}
        removed={isRemoved && t('report.removed')}
        menu={
          mayRemove && (
            <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={remove}>
              {t('remove')}
            </Menu.Item>
          )
        }
        actions={
          isRemoved
            ? mayRemove && (
                <Button leftSection={<IconRestore size={18} aria-hidden />} onClick={restore}>
                  {t('ui:act.restore')}
                </Button>
              )
            : mayChange && (
                <>
                  <Button
                    variant="default"
                    leftSection={<IconPencil size={18} aria-hidden />}
                    onClick={() => setIsEditing(true)}
                  >
                    {t('edit')}
                  </Button>
                  <Button leftSection={<IconCheck size={18} aria-hidden />} loading={isBusy} onClick={finish}>
                    {t('finish')}
                  </Button>
                </>
              )
        }
        advice="writeAnew"
        bar={<ReportLanguageField choice={choice} onChange={change} />}
      >
        <Notice>{t(report.status === 'draft' ? 'report.draft' : 'report.finished')}</Notice>
        <p>{t('privacy')}</p>
      </ReportPage>
    </>
  );
}

export { ProgressReportPage as Component };
