import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { ThingsToCheck } from '../../../../../ui/form/steps/things-to-check.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { missingDistances } from './missing-distances.ts';
import { useFieldName } from './use-field-name.ts';
import { useLengthNote } from './use-length-note.ts';

interface ValuesToConfirmProps {
  form: EyeForm;
  last: LastVisit | null;
  onChoose: (path: string) => void;
}

/**
 * Asks before finishing about unusual axial lengths, because Enter skips the notes at the fields, and about
 * glasses without a PD (pupillary distance).
 */
export function ValuesToConfirm({ form, last, onChoose }: ValuesToConfirmProps) {
  const { t } = useTranslation('eye');
  const { nameOf } = useFieldName();
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
  return <ThingsToCheck title={t('form.lookAgain')} things={[...doubts, ...missing]} onChoose={onChoose} />;
}
