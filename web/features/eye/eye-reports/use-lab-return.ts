import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { keepEyeReport } from './queries.ts';

/** Records that the optical lab has returned an order, or that it has not; can be undone. */
export function useLabReturn() {
  const { t } = useTranslation('eye');
  const errorText = useErrorText();
  const marking = useApiMutation(eyeReports.noteLabReturn, keepEyeReport);

  /** @param returnedOn day of the return; null if the order has not been returned */
  async function noteReturn(
    { id: eyeReportId, version }: Pick<EyeReport, 'id' | 'version'>,
    returnedOn: string | null,
  ): Promise<void> {
    try {
      const saved = await marking.mutateAsync({ eyeReportId, version, returnedOn });
      if (returnedOn === null) toastDone(t('order.taken'));
      else toastDone(t('order.noted'), () => void noteReturn(saved, null));
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }

  return { noteReturn, isNoting: marking.isPending };
}
