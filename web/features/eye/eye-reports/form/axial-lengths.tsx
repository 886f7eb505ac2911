import { useTranslation } from 'react-i18next';
import { EyeName } from '../../../../ui/chart/eye-mark.tsx';
import { FieldNote } from '../../../../ui/form/field-note.tsx';
import styles from './eye-form.module.css';
import grid from './eye-grid.module.css';
import type { EyeValues } from './eye-values.ts';
import { NumberInput } from './number-input.tsx';
import type { EyeForm } from './use-eye-form.ts';

const eyes = ['right', 'left'] as const;

/** Axial length of each eye in mm, if measured. */
export function AxialLengths({ form, last }: { form: EyeForm; last: EyeValues | null }) {
  const { t } = useTranslation(['eye', 'ui']);
  return (
    <section className={styles.lengths} aria-label={t('field.axialLength')}>
      <h3>{t('field.axialLength')}</h3>
      {eyes.map(eye => {
        const error = form.errors[`axialLength.${eye}`];
        const before = last?.axialLength[eye];
        const name = t('form.ofEye', { eye: t(`ui:eye.${eye}`), field: t('field.axialLength') });
        return (
          <div key={eye}>
            <div className={styles.length}>
              <EyeName eye={eye} />
              <NumberInput
                field="axialLength"
                kind="spectacle"
                name={name}
                value={form.values.axialLength[eye]}
                placeholder={t('none')}
                isInvalid={Boolean(error)}
                hasWarning={false}
                describedBy={error ? `length-${eye}` : undefined}
                onChange={value => form.setFieldValue(`axialLength.${eye}`, value)}
              />
              {before && <span className={styles.before}>{before}</span>}
            </div>
            {error && (
              <FieldNote
                id={`length-${eye}`}
                className={grid.note}
                note={{ isError: true, text: t('note.length') }}
              />
            )}
          </div>
        );
      })}
    </section>
  );
}
