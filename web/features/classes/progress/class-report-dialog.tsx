import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PdfPages } from '../../../ui/file/pdf-pages.tsx';
import { savePdf } from '../../../ui/file/save-pdf.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { useValidatedForm } from '../../../ui/form/use-validated-form.ts';
import { type ClassCopy, classPdfQuery } from './queries.ts';
import { lastMonths, Period } from './report-values.ts';

interface ClassReportDialogProps {
  classId: string;
  onClose: () => void;
}

export function ClassReportDialog({ classId, onClose }: ClassReportDialogProps) {
  const { t } = useTranslation(['progress', 'ui']);
  const { organization } = useSession();
  const today = todayIn(organization?.timeZone ?? 'UTC', Date.now());
  const [copy, setCopy] = useState<ClassCopy | null>(null);
  const [choice, setChoice] = useState({
    language: useLocale(),
    script: organization?.script ?? ('simplified' as const),
  });
  const { form, node, submit } = useValidatedForm(lastMonths(today), Period, period => period);
  const {
    data: pdf,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...classPdfQuery(classId, copy ?? { ...lastMonths(today), ...choice }),
    enabled: copy !== null,
    gcTime: 0,
  });
  const isShown = copy !== null && !form.isDirty();
  const show = submit(period => {
    form.resetDirty(period);
    setCopy({ ...period, ...choice });
  });
  return (
    <Dialog
      entries="kept"
      title={t('ofClass.title')}
      size={isShown ? 'xl' : 'lg'}
      fillsPhone
      onClose={onClose}
    >
      <Stack>
        <form ref={node} onSubmit={show} noValidate>
          <Stack>
            <SimpleGrid cols={{ base: 1, xs: 2 }}>
              <DateField label={t('from')} required latest={today} {...form.getInputProps('from')} />
              <DateField label={t('to')} required latest={today} {...form.getInputProps('to')} />
            </SimpleGrid>
            <ReportLanguageField
              choice={choice}
              onChange={changed => {
                setChoice(changed);
                setCopy(now => now && { ...now, ...changed });
              }}
            />
            <Group justify="flex-end">
              {isShown && (
                <Button
                  variant="default"
                  leftSection={<IconDownload size={18} aria-hidden />}
                  disabled={!pdf}
                  onClick={() => pdf && savePdf(pdf)}
                >
                  {t('ui:report.download')}
                </Button>
              )}
              <Button type="submit" loading={isFetching}>
                {t('ofClass.show')}
              </Button>
            </Group>
          </Stack>
        </form>
        {isShown && error && <RetryNotice error={error} onRetry={refetch} />}
        {isShown && !error && <PdfPages bytes={pdf?.bytes} language={choice.language} />}
      </Stack>
    </Dialog>
  );
}
