import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatPlain, formatSigned } from '../../../../shared/features/eye/eye-reports/format-power.ts';
import { formatField, limitsOf } from '../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { MeasurementWarning } from '../../../../shared/features/eye/measurements/check-measurement.ts';
import type { MeasuredValue } from '../../../../shared/features/eye/measurements/fields.ts';
import type { PlannedMeasurement } from '../../../../shared/features/eye/measurements/plan-import.ts';
import type { RowProblem } from '../../../../shared/features/eye/measurements/read-measurements.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import styles from './import.module.css';

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

interface MeasurementNote {
  text: string;
  isDoubt: boolean;
}

function written(value: MeasuredValue, size: number): string {
  const { unit } = limitsOf(value, 'spectacle', size);
  return `${formatField(value, size, 'spectacle')}${unit === '°' ? '' : ' '}${unit}`;
}

function useMeasurementNotes(): (planned: PlannedMeasurement) => MeasurementNote[] {
  const { t } = useTranslation(['measurements', 'ui']);
  const { date } = useCalendarDates();
  const eyeOf = (eye: 'right' | 'left') => t(`ui:eye.${eye}`);

  function ofProblem(problem: RowProblem): string {
    const eye = 'eye' in problem && problem.eye ? eyeOf(problem.eye) : '';
    const text = 'text' in problem ? problem.text : '';
    const value = 'value' in problem ? t(`value.${problem.value}`) : '';
    const now = problem.kind === 'rounded' ? written(problem.value, problem.now) : '';
    return t(`rowProblem.${problem.kind}`, { eye, text, value, now });
  }

  function ofWarning(warning: MeasurementWarning): string {
    if (warning.kind === 'jump') {
      const { eye, before, now, on } = warning;
      const change = `${formatSigned(now - before)} mm`;
      return t('warning.jump', { eye: eyeOf(eye), before: formatPlain(before, 2), change, day: date(on) });
    }
    if (warning.kind === 'power') {
      const { how, eye, field, before, now, on } = warning;
      const [from, to] = [written(field, before), written(field, now)];
      return t(`warning.power.${how}`, {
        eye: eyeOf(eye),
        value: t(`value.${field}`),
        before: from,
        now: to,
        day: date(on),
      });
    }
    if (warning.kind === 'swapped') return t(`warning.swapped.${warning.by}`, { day: date(warning.on) });
    if (warning.kind === 'unusual') {
      const { eye, value, now } = warning;
      return t('warning.unusual', { eye: eyeOf(eye), value: t(`value.${value}`), now: written(value, now) });
    }
    return '';
  }

  return planned => {
    const { obstacle, warnings, doubts, measurement, sameDay, candidates } = planned;
    const doubt = (text: string) => ({ text, isDoubt: true });
    const calm = (text: string) => ({ text, isDoubt: false });
    const obstacleKey = obstacle === 'noChild' && candidates.length > 0 ? 'uncertain' : obstacle;
    const isKnown = obstacle === 'imported' && sameDay.kind === 'imported';
    return [
      ...(isKnown ? [calm(t('obstacle.imported', { reference: sameDay.visit.reference }))] : []),
      ...(obstacleKey && obstacleKey !== 'imported' ? [doubt(t(`obstacle.${obstacleKey}`))] : []),
      ...measurement.problems.map(ofProblem).map(doubt),
      ...doubts.map(key => doubt(t(`doubt.${key}`))),
      ...(isKnown ? [] : warnings.map(ofWarning).filter(Boolean).map(doubt)),
      ...measurement.repeated.map(({ eye, what, earlier }) =>
        doubt(t(`repeated.${what}`, { eye: eyeOf(eye), earlier: earlier.join(', ') })),
      ),
      ...(sameDay.kind === 'draft'
        ? [doubt(t('sameDay.draft', { reference: sameDay.visit.reference }))]
        : []),
      ...(sameDay.kind === 'other'
        ? [doubt(t('sameDay.other', { reference: sameDay.visit.reference }))]
        : []),
    ].filter((note, at, all) => all.findIndex(other => other.text === note.text) === at);
  };
}
