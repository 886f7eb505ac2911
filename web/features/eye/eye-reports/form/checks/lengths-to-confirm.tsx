import { useTranslation } from 'react-i18next';
import { eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { ThingsToCheck } from '../../../../../ui/form/steps/things-to-check.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { useFieldName } from './use-field-name.ts';
import { useLengthNote } from './use-length-note.ts';

interface LengthsToConfirmProps {
  form: EyeForm;
  last: LastVisit | null;
  onChoose: (path: string) => void;
}

/** Asks about unusual axial lengths before finishing, because Enter skips the notes at the fields. */
export function LengthsToConfirm({ form, last, onChoose }: LengthsToConfirmProps) {
  const { t } = useTranslation('eye');
  const { nameOf } = useFieldName();
  const noteOf = useLengthNote(form, last, () => {});
  const doubts = eyes.flatMap(eye => {
    const note = noteOf(eye, form.values.axialLength[eye]);
    return note && !note.isError
      ? [{ path: `axialLength.${eye}`, name: nameOf(`axialLength.${eye}`), problem: note.text }]
      : [];
  });
  return <ThingsToCheck title={t('form.lookAgain')} things={doubts} onChoose={onChoose} />;
}
