import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../../shared/core/optics/eyes.ts';
import { isAtypical } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatPlain } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { likelyValue } from '../../../../../../shared/features/eye/eye-reports/likely-value.ts';
import { formatField, limitsOf } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import { axialRatio, meanCornealRadius } from '../../../../../../shared/features/eye/optics/keratometry.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import { FieldNote, type Note } from '../../../../../ui/form/field-note.tsx';
import { useErrorNote } from '../checks/use-error-note.ts';
import { parseNumber } from '../eye-values.ts';
import { NumberInput } from '../number-input.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import { corneaFields } from './measurement-values.ts';
import styles from './measurements.module.css';

const names = ['k1', 'k2', 'axis', 'diameter'] as const;

export function CorneaOfEye({ form, eye }: { form: EyeForm; eye: Eye }) {
  const { t } = useTranslation(['eye', 'ui']);
  const errorText = useErrorNote();
  const texts = form.values.cornea[eye];
  const curvatures = { k1: parseNumber('k1', texts.k1), k2: parseNumber('k2', texts.k2) };
  const radius = meanCornealRadius(curvatures);
  const ratio = axialRatio(parseNumber('axialLength', form.values.axialLength[eye]), curvatures);

  function noteOf(name: (typeof names)[number]): Note | undefined {
    const field = corneaFields[name];
    const path = `cornea.${eye}.${name}`;
    const error = form.errors[path];
    const value = parseNumber(field, texts[name]);
    if (error === undefined && (value === null || document.activeElement?.matches(`[data-path="${path}"]`)))
      return undefined;
    const limits = limitsOf(field, 'spectacle', value);
    const meant = value === null ? null : likelyValue(value, limits);
    const written = meant === null ? '' : formatField(field, meant, 'spectacle');
    const fixes =
      meant === null
        ? []
        : [{ label: t('eye:note.use', { value: written }), run: () => form.setFieldValue(path, written) }];
    if (error) return { isError: true, text: errorText(field, error, 'spectacle'), fixes };
    return value !== null && isAtypical(value, limits)
      ? { isError: false, text: t('eye:note.unusual'), fixes }
      : undefined;
  }

  return (
    <fieldset className={styles.cornea} aria-label={t(`ui:eye.${eye}`)}>
      <EyeName eye={eye} />
      {names.map(name => {
        const field = corneaFields[name];
        const label = t(`eye:field.${field}`);
        const note = noteOf(name);
        const noteId = `cornea-${eye}-${name}`;
        return (
          <div key={name} className={styles.measurement}>
            <span className={styles.label} aria-hidden="true">
              {label}
            </span>
            <NumberInput
              field={field}
              kind="spectacle"
              name={t('eye:form.ofEye', { eye: t(`ui:eye.${eye}`), field: label })}
              value={texts[name]}
              placeholder={t('eye:none')}
              isInvalid={note?.isError === true}
              hasWarning={note?.isError === false}
              describedBy={note && noteId}
              path={`cornea.${eye}.${name}`}
              onChange={value => form.setFieldValue(`cornea.${eye}.${name}`, value)}
            />
            {note && <FieldNote id={noteId} note={note} />}
          </div>
        );
      })}
      <p className={styles.result} aria-live="polite">
        {radius !== null && (
          <>
            {t('eye:result.meanRadius')} <b>{formatPlain(radius, 2)} mm</b>
          </>
        )}
        {ratio !== null && (
          <>
            {' '}
            {t('eye:result.ratio')} <b>{formatPlain(ratio, 2)}</b>
          </>
        )}
      </p>
    </fieldset>
  );
}
