import { Button, Checkbox } from '@mantine/core';
import { IconArrowsLeftRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type {
  Decision,
  PlannedMeasurement,
} from '../../../../shared/features/eye/measurements/plan-import.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import layout from '../../../ui/layout/layout.module.css';
import { ChildChoice } from './child-choice.tsx';
import { EyeMeasurements } from './eye-measurements.tsx';
import styles from './import.module.css';
import { MeasurementNotes } from './measurement-notes.tsx';

interface MeasurementRowProps {
  planned: PlannedMeasurement;
  onDecide: (decision: Decision) => void;
}

export function MeasurementRow({ planned, onDecide }: MeasurementRowProps) {
  const { t } = useTranslation(['measurements', 'ui']);
  const { date } = useCalendarDates();
  const { measurement, obstacle, isTicked, warnings } = planned;
  const { name, birthDate, measuredOn, lines, files } = measurement;
  const isSwapSuggested = warnings.some(({ kind }) => kind === 'swapped');
  return (
    <li className={styles.row} data-ticked={isTicked || undefined}>
      <Checkbox
        aria-label={t('row.import', { name: name || t('row.noName') })}
        checked={isTicked}
        disabled={obstacle !== null}
        onChange={event => onDecide({ isTicked: event.currentTarget.checked })}
      />
      <div className={`${layout.stack4Start} ${layout.breaks}`}>
        <bdi className={layout.strong}>{name || t('row.noName')}</bdi>
        <span className={layout.hint}>
          {birthDate ? t('ui:age.born', { day: date(birthDate) }) : t('row.noBirthDate')}
        </span>
        <span className={layout.hint}>
          {t('row.measured', { day: measuredOn ? date(measuredOn) : '–' })} ·{' '}
          {t('row.lines', { count: lines.length, lines: lines.slice(0, 6).join(', ') })}
          {files.length > 0 && (
            <>
              {' '}
              · <bdi>{files.slice(0, 3).join(', ')}</bdi>
            </>
          )}
        </span>
      </div>
      <ChildChoice planned={planned} onChoose={child => onDecide({ child })} />
      <div className={`${layout.stack4Start} ${layout.breaks}`}>
        <EyeMeasurements values={measurement.values} />
        {isSwapSuggested && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowsLeftRight size={16} aria-hidden />}
            onClick={() => onDecide({ isSwapped: true })}
          >
            {t('row.swap')}
          </Button>
        )}
      </div>
      <MeasurementNotes planned={planned} onUndoSwap={() => onDecide({ isSwapped: false })} />
    </li>
  );
}
