import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EyeSeries } from '../../../../shared/features/eye/progression/series.ts';
import type { EyeReportKind } from '../../../../shared/features/eye/report-documents/schema.ts';
import type { SentReports } from '../../../../shared/features/reports/sending/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { childQuery, eyeSeriesQuery, type SendingRef, sendingQuery } from '../../eye/eye-reports/queries.ts';
import {
  defaultReportChoice,
  type ReportChoice,
  useDefaultScript,
} from '../../eye/report-documents/report-choice.ts';
import styles from './send-dialog.module.css';
import { SendForm } from './send-form.tsx';

interface SendDialogProps {
  /** The child; chosen in the dialog if omitted. */
  caseId: string | undefined;
  /** The visit; defaults to the last finished one. */
  reportId?: string;
  /** Preselected kind and options, when opened from a report. */
  kind?: EyeReportKind;
  choice?: ReportChoice;
  /** The earlier sending to repeat. */
  again?: SendingRef;
  onClose: () => void;
}

/** Sends reports of a visit by email. */
export function SendDialog({ caseId, onClose, ...wanted }: SendDialogProps) {
  const { t } = useTranslation(['sending', 'common']);
  const isPhone = useIsPhone();
  const [picked, setPicked] = useState<PickedCase[]>([]);
  const chosen = caseId ?? picked[0]?.id;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(wanted.again ? 'again' : 'title')}
      size={960}
      closeOnClickOutside={false}
      fullScreen={isPhone}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <div className={styles.fields}>
        {caseId === undefined && (
          <CasePicker
            label={t('child')}
            description={t('childHelp')}
            required
            value={picked}
            search={findCases}
            onChange={setPicked}
          />
        )}
        {chosen && <ChildSendForm key={chosen} caseId={chosen} onClose={onClose} {...wanted} />}
      </div>
    </Modal>
  );
}

/** Placeholder for a disabled query. */
const noSending: SendingRef = { reportId: '', sendingId: '' };

const choiceOf = ({ content, language, script }: SentReports): ReportChoice => ({
  ...content,
  language,
  script,
});

/** Why there is nothing to send. */
function notSendableReason({ visits }: EyeSeries, picked: string | undefined): 'none' | 'draft' | 'deleted' {
  if (picked === undefined) return 'none';
  return visits.some(({ id }) => id === picked) ? 'draft' : 'deleted';
}

function ChildSendForm({
  caseId,
  reportId,
  kind = 'refraction',
  choice,
  again,
  onClose,
}: SendDialogProps & { caseId: string }) {
  const { t } = useTranslation('sending');
  const errorText = useErrorText();
  const { date } = useDates(useSession().organization?.timeZone);
  const child = useQuery(childQuery(caseId));
  const series = useQuery(eyeSeriesQuery(caseId));
  const before = useQuery({ ...sendingQuery(again ?? noSending), enabled: again !== undefined });
  const script = useDefaultScript();
  const [picked, setPicked] = useState(again?.reportId ?? reportId);
  const error = child.error ?? series.error ?? before.error;
  if (error) return <Notice tone="danger">{errorText(error)}</Notice>;
  if (!child.data || !series.data || (again && !before.data)) return null;
  const finished = series.data.visits.filter(({ status }) => status !== 'draft').toReversed();
  const visit = picked === undefined ? finished[0] : finished.find(({ id }) => id === picked);
  if (!visit) return <Notice tone="attention">{t(notSendableReason(series.data, picked))}</Notice>;
  return (
    <>
      <SelectField
        label={t('visit')}
        allowDeselect={false}
        options={finished.map(({ id, reference, date: day }) => ({
          value: id,
          label: [reference, date(day)].join(' · '),
        }))}
        value={visit.id}
        onChange={setPicked}
      />
      <SendForm
        child={child.data}
        visit={visit}
        kind={kind}
        choice={choice ?? (before.data ? choiceOf(before.data) : defaultReportChoice(child.data, script))}
        again={before.data}
        onClose={onClose}
      />
    </>
  );
}
