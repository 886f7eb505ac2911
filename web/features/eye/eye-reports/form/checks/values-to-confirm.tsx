import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { missingEyes } from '../../../../../../shared/features/eye/eye-reports/missing-parts.ts';
import { ThingsToCheck } from '../../../../../ui/form/steps/things-to-check.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { missingDistances } from './missing-distances.ts';
import { useFieldName } from './use-field-name.ts';
import { useLengthNote } from './use-length-note.ts';
import { useMissingThings } from './use-missing-things.ts';

interface ValuesToConfirmProps {
  form: EyeForm;
  last: LastVisit | null;
  onChoose: (path: string) => void;
}

/**
 * Asks before finishing about unusual axial lengths, because Enter skips the notes at the fields, about
 * measurements of one eye only, and about glasses without a PD (pupillary distance).
 */
export function ValuesToConfirm({ form, last, onChoose }: ValuesToConfirmProps) {
  const { t } = useTranslation('eye');
  const { nameOf } = useFieldName();
  const missingThings = useMissingThings();
  const noteOf = useLengthNote(form, last, () => {});
  const doubts = eyes.flatMap(eye => {
    const note = noteOf(eye, form.values.axialLength[eye]);
    return note && !note.isError
      ? [{ path: `axialLength.${eye}`, name: nameOf(`axialLength.${eye}`), problem: note.text }]
      : [];
  });
  const missing = missingDistances(form.values).map(path => ({
    path,
    name: nameOf(path),
    problem: t('note.noDistance'),
  }));
  const oneEye = missingThings(missingEyes(form.values));
  return (
    <ThingsToCheck
      title={t('form.lookAgain')}
      things={[...doubts, ...oneEye, ...missing]}
      onChoose={onChoose}
    />
  );
}
