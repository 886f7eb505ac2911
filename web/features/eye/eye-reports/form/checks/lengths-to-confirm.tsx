import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../../ui/feedback/notice.tsx';
import styles from '../eye-form.module.css';
import type { EyeForm } from '../use-eye-form.ts';
import type { LastVisit } from '../use-last-visit.ts';
import { useFieldName } from './use-field-name.ts';
import { useLengthNote } from './use-length-note.ts';

interface LengthsToConfirmProps {
  form: EyeForm;
  last: LastVisit | null;
  onChoose: (path: string) => void;
}

/**
 * Unusual lengths once more before finishing, as Enter leads from their field to the next step. They keep
 * nothing from being finished.
 */
export function LengthsToConfirm({ form, last, onChoose }: LengthsToConfirmProps) {
  const { t } = useTranslation('eye');
  const { nameOf } = useFieldName();
  const noteOf = useLengthNote(form, last, () => {});
  const doubts = (['right', 'left'] as const).flatMap(eye => {
    const note = noteOf(eye, form.values.axialLength[eye]);
    return note && !note.isError ? [{ path: `axialLength.${eye}`, text: note.text }] : [];
  });
  if (doubts.length === 0) return null;
  return (
    <div className={styles.things}>
      <Notice tone="attention">
        <b>{t('form.lookAgain')}</b>
        <ul>
          {doubts.map(({ path, text }) => (
            <li key={path}>
              <button type="button" onClick={() => onChoose(path)}>
                {nameOf(path)}
              </button>
              {' – '}
              {text}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
