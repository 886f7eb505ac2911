import { Stack } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '../../../../shared/core/endpoint.ts';
import { templatePreviews } from '../../../../shared/features/notes/template-previews/endpoints.ts';
import type { Template } from '../../../../shared/features/notes/templates/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchPdf } from '../../../platform/api/fetch-pdf.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { ReportLanguage } from '../../../platform/features/report-places.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RetryNotice } from '../../../ui/feedback/retry-notice.tsx';
import { PdfPages } from '../../../ui/file/pdf-pages.tsx';
import { ReportLanguageField } from '../../../ui/form/report-language-field.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { templatesRoot } from './queries.ts';
import { useMergeFields } from './use-merge-fields.ts';

interface PreviewDialogProps {
  template: Pick<Template, 'id' | 'name' | 'version'>;
  onClose: () => void;
}

export function PreviewDialog({ template: { id, name, version }, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['templates', 'ui', 'common']);
  const labels = new Map(useMergeFields().map(field => [field.name, field.label]));
  const { organization } = useSession();
  const [child, setChild] = useState<PickedCase | null>(null);
  const [choice, setChoice] = useState<ReportLanguage>({
    language: useLocale(),
    script: organization?.script ?? 'simplified',
  });
  const { data, error, refetch } = useQuery({
    queryKey: [...templatesRoot, 'preview', id, version, child?.id, choice],
    queryFn: child
      ? ({ signal }) => fetchPreview({ caseId: child.id, templateId: id, ...choice }, signal)
      : skipToken,
  });
  return (
    <Dialog title={t('preview.title', { name })} size="xl" fillsPhone onClose={onClose}>
      <Stack>
        <CasePicker
          label={t('preview.case')}
          value={child ? [child] : []}
          search={findCases}
          onChange={([picked]) => setChild(picked ?? null)}
        />
        <ReportLanguageField label={t('preview.language')} choice={choice} onChange={setChoice} />
        {error && <RetryNotice error={error} onRetry={refetch} />}
        {data && data.missing.length > 0 && (
          <Notice tone="attention">
            {t('preview.missing', {
              fields: data.missing.map(field => labels.get(field) ?? field).join(t('common:comma')),
            })}
          </Notice>
        )}
        {child && !error && <PdfPages bytes={data?.bytes} language={choice.language} />}
      </Stack>
    </Dialog>
  );
}

async function fetchPreview(
  wish: InputOf<typeof templatePreviews.previewTemplate>,
  signal: AbortSignal,
): Promise<{ bytes: ArrayBuffer; missing: string[] }> {
  const { missing, ...link } = await call(templatePreviews.previewTemplate, wish, { signal });
  return { ...(await fetchPdf(link, signal)), missing };
}
