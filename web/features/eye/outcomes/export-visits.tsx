import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { saveVisits } from './save-outcomes.ts';
import { fetchOutcomeVisits } from './use-outcomes.ts';

/** Exports de-identified visits, after the user has confirmed what they contain. */
export function ExportVisits() {
  const { t } = useTranslation(['outcomes', 'common', 'ui']);
  const [isOpen, setOpen] = useState(false);
  const [isWorking, setWorking] = useState(false);

  async function exportVisits(): Promise<void> {
    setWorking(true);
    try {
      const visits = await fetchOutcomeVisits();
      if (visits.length > 0) await saveVisits(t('export.file'), visits);
      setOpen(false);
      await toastDone(visits.length > 0 ? t('export.done', { count: visits.length }) : t('export.none'));
    } catch {
      await toastFailed(t('ui:export.failed'));
    } finally {
      setWorking(false);
    }
  }

  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('export.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('export.title')}
        consequence={t('export.text')}
        confirm={t('ui:export.label')}
        keep={t('common:cancel')}
        isWorking={isWorking}
        onConfirm={() => void exportVisits()}
        onKeep={() => setOpen(false)}
      >
        <p>{t('export.warning')}</p>
        <p>{t('export.recorded')}</p>
      </ConfirmDialog>
    </>
  );
}
