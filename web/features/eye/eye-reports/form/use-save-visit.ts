import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { eyeReports } from '../../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../../shared/features/eye/eye-reports/schema.ts';
import { useApiMutation } from '../../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { toastDone, toastFailed, toastNotice } from '../../../../ui/feedback/toast.ts';
import { keepEyeReport } from '../queries.ts';
import { createOnce, type NewReport } from './saving/create-once.ts';

export function useSaveVisit() {
  const { t } = useTranslation('eye');
  const to = useTo();
  const navigate = useNavigate();
  const errorText = useErrorText();
  const creating = useApiMutation((visit: NewReport, _key: string) => createOnce(visit), keepEyeReport);
  const changing = useApiMutation(eyeReports.changeEyeReport, keepEyeReport);

  function showSaved(report: EyeReport): void {
    const what = report.status === 'draft' ? 'saved' : report.status;
    toastDone(t(`toast.${what}`, { reference: report.reference }));
    navigate(to('eyeReport', { id: report.id }));
  }

  function showUnchanged(report: EyeReport): void {
    toastNotice(t('toast.unchanged', { reference: report.reference }));
    navigate(to('eyeReport', { id: report.id }));
  }

  const showFailure = (error: unknown, what: 'create' | 'edit') => toastFailed(errorText(error, what));
  const isSaving = creating.isPending || changing.isPending;
  return {
    create: creating.mutateAsync,
    change: changing.mutateAsync,
    done: showSaved,
    unchanged: showUnchanged,
    failed: showFailure,
    isSaving,
  };
}
