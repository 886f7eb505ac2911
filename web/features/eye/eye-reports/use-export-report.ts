import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';

/** Downloads a report as FHIR for another system. */
export function useExportReport() {
  const { t } = useTranslation('ui');
  return async (eyeReportId: string, reference: string): Promise<void> => {
    try {
      const bundle = await call(eyeReports.exportEyeReport, { eyeReportId });
      const file = new Blob([JSON.stringify(bundle, null, 2)], { type: 'application/fhir+json' });
      saveFile(file, `${reference}.fhir.json`);
    } catch {
      toastFailed(t('export.failed'));
    }
  };
}
