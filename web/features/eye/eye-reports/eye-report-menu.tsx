import { Menu } from '@mantine/core';
import {
  IconCalendarPlus,
  IconFileExport,
  IconFileText,
  IconPackageImport,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import type { LabOrderState } from '../../../../shared/features/eye/eye-reports/states.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { saveFile } from '../../../ui/file/save-file.ts';
import { OpenItems, RecordMenu } from '../../../ui/list/record-menu.tsx';
import { useLabReturn } from './use-lab-return.ts';
import { useVisitDeletion } from './use-visit-deletion.ts';

/** Downloads a report as FHIR. */
function useExportReport() {
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

interface EyeReportMenuProps {
  report: Pick<EyeReport, 'id' | 'reference' | 'status'>;
  /** Name of the child in the labels of the menu. */
  name: string;
  /** State of the report's lab order in a list, where the menu marks it as returned. */
  order?: LabOrderState | null;
  /** True on the report's own page, where the menu omits "Open". */
  isOwnPage?: boolean;
  /** True if the case is archived, and so read-only. */
  isArchived?: boolean;
  /** Books the child's next visit, on the page of a finished report. */
  booking?: { label: string; open: () => unknown };
}

export function EyeReportMenu(props: EyeReportMenuProps) {
  const { report, name, order = null, isOwnPage = false, isArchived = false, booking } = props;
  const { id, reference, status } = report;
  const { t } = useTranslation(['eye', 'ui']);
  const to = useTo();
  const { remove } = useVisitDeletion(report);
  const exportReport = useExportReport();
  const errorText = useErrorText();
  const [isAsking, setAsking] = useState(false);
  const isReadOnly = useIsReadOnly();
  const today = todayIn(useSession().organization?.timeZone);
  const { noteReturn } = useLabReturn();
  /** Reads the report first, because a list row has no version. */
  async function markReturned(): Promise<void> {
    try {
      await noteReturn(await call(eyeReports.getEyeReport, { eyeReportId: id }), today);
    } catch (error) {
      toastFailed(errorText(error, 'edit'));
    }
  }
  const edit = {
    label: t(status === 'draft' ? 'ui:act.edit' : 'ui:act.amend'),
    href: to('editEyeReport', { id }),
  };
  const isAmendedHere = isOwnPage && !isReadOnly && !isArchived && status !== 'draft';
  return (
    <>
      <RecordMenu label={t('menu.label', { reference })} isOwnPage={isOwnPage}>
        {!isOwnPage && (
          <OpenItems
            open={{ label: t('ui:act.open'), href: to('eyeReport', { id }) }}
            edit={!isReadOnly && edit}
          />
        )}
        {!isReadOnly && (order === 'late' || order === 'ordered') && (
          <Menu.Item leftSection={<IconPackageImport size={18} />} onClick={() => markReturned()}>
            {t('order.note')}
          </Menu.Item>
        )}
        {isAmendedHere && (
          <Menu.Item component={Link} to={edit.href} leftSection={<IconPencil size={18} />}>
            {edit.label}
          </Menu.Item>
        )}
        {isAmendedHere && booking && (
          <Menu.Item leftSection={<IconCalendarPlus size={18} />} onClick={() => booking.open()}>
            {booking.label}
          </Menu.Item>
        )}
        <Menu.Item component={Link} to={to('myopiaReport', { id })} leftSection={<IconFileText size={18} />}>
          {t('report.open')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileExport size={18} />} onClick={() => exportReport(id, reference)}>
          {t('menu.fhir')}
        </Menu.Item>
        {!isReadOnly && (
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            {t('ui:act.delete')}
          </Menu.Item>
        )}
      </RecordMenu>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('delete.title', { reference, name })}
        consequence={t('delete.consequence')}
        confirm={t('delete.confirm')}
        keep={t('ui:act.keepIt')}
        onConfirm={() => {
          setAsking(false);
          void remove({ eyeReportId: id });
        }}
        onKeep={() => setAsking(false)}
      />
    </>
  );
}
