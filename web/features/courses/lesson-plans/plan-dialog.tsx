import { Button, Group, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lessonPlans } from '../../../../shared/features/courses/lesson-plans/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PdfPages } from '../../../ui/file/pdf-pages.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { coursesRoot } from '../courses/queries.ts';

interface PlanDialogProps {
  courseId: string;
  partId?: string;
  onClose: () => void;
}

export function PlanDialog({ courseId, partId, onClose }: PlanDialogProps) {
  const { t } = useTranslation(['courses', 'ui', 'common']);
  const { organization } = useSession();
  const [choice, setChoice] = useState<ReportLanguage>({
    language: useLocale(),
    script: organization?.script ?? 'simplified',
  });
  const { data, error, refetch } = useQuery({
    queryKey: [...coursesRoot, 'plan', courseId, partId, choice],
    queryFn: async ({ signal }) =>
      fetchPdf(
        await call(lessonPlans.printLessonPlans, { courseId, partId: partId ?? null, ...choice }, { signal }),
        signal,
      ),
    gcTime: 0,
  });
  return (
    <Dialog title={t('courses:plan.title')} size="xl" fillsPhone onClose={onClose}>
      <Stack>
        <Group justify="space-between">
          <ReportLanguageField label={t('common:language')} choice={choice} onChange={setChoice} />
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            disabled={!data}
            onClick={() => data && savePdf(data)}
          >
            {t('courses:plan.save')}
          </Button>
        </Group>
        {error && <RetryNotice error={error} onRetry={refetch} />}
        {!error && <PdfPages bytes={data?.bytes} language={choice.language} />}
      </Stack>
    </Dialog>
  );
}
