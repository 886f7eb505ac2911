import { useTranslation } from 'react-i18next';
import type { ProgressReport } from '../../../../shared/features/classes/progress-reports/schema.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { ReportForm } from './report-form.tsx';
import { type Days, lastMonths, reportDraftKey } from './report-values.ts';

interface ReportDialogProps {
  caseId: string;
  /** Null for a new report. */
  report: ProgressReport | null;
  /** Period of a new report; by default, the last three months. */
  period?: Days;
  onClose: () => void;
  onSaved: (saved: ProgressReport) => void;
}

export function ReportDialog({ caseId, report, period, onClose, onSaved }: ReportDialogProps) {
  const { t } = useTranslation('progress');
  const { organization } = useSession();
  const draftKey = reportDraftKey(caseId, report);
  const autosave = useDraft(draftKey);
  const today = todayIn(organization?.timeZone ?? 'UTC', Date.now());
  return (
    <Dialog entries="kept" onClose={onClose} title={t(report ? 'edit' : 'new')} fillsPhone>
      {autosave !== undefined && (
        <ReportForm
          {...{ caseId, report, today, draftKey, autosave, onSaved }}
          period={period ?? lastMonths(today)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
