import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import styles from './import.module.css';
import { useMeasurementNotes } from './use-measurement-notes.ts';

interface MeasurementNotesProps {
  planned: PlannedMeasurement;
  onUndoSwap: () => void;
}

export function MeasurementNotes({ planned, onUndoSwap }: MeasurementNotesProps) {
  const { t } = useTranslation(['measurements', 'common']);
  const notes = useMeasurementNotes()(planned);
  const { isSwapped } = planned;
  if (notes.length === 0 && !isSwapped) return null;
  return (
    <ul className={styles.notes}>
      {notes.map(({ text, isDoubt }) => (
        <li key={text} data-doubt={isDoubt || undefined}>
          {isDoubt ? <IconAlertTriangle size={16} aria-hidden /> : <IconInfoCircle size={16} aria-hidden />}
          <span>{text}</span>
        </li>
      ))}
      {isSwapped && (
        <li>
          <IconInfoCircle size={16} aria-hidden />
          <span>{t('note.exchanged')}</span>
          <Button variant="subtle" size="compact-sm" onClick={onUndoSwap}>
            {t('common:undo')}
          </Button>
        </li>
      )}
    </ul>
  );
}
