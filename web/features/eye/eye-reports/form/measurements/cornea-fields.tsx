import { useTranslation } from 'react-i18next';
import { type Eye, eyes } from '../../../../../../shared/core/optics/eyes.ts';
import { limitViolation } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { formatPlain } from '../../../../../../shared/features/eye/eye-reports/format-power.ts';
import { limitsOf } from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import {
  axialRatio,
  isK1Steeper,
  meanCornealRadius,
} from '../../../../../../shared/features/eye/optics/keratometry.ts';
import { fieldsAt, isFilled } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import {
  corneaFields,
  visitFields,
} from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import { useVisitTexts } from '../../use-visit-texts.ts';
import { parseNumber } from '../eye-values.ts';
import type { EyeForm } from '../use-eye-form.ts';
import { FieldInput } from './field-input.tsx';
import { FoldedFields } from './folded-fields.tsx';
import styles from './measurements.module.css';

export function CorneaFields({ form }: { form: EyeForm }) {
  const { cornea, pupil } = form.values;
  const { state, agent } = visitFields.pupil;
  return (
    <FoldedFields title={useVisitTexts().cornea.label} isFilled={isFilled(cornea) || pupil.state !== ''}>
      <div className={styles.pair}>
        {eyes.map(eye => (
          <CorneaOfEye key={eye} form={form} eye={eye} />
        ))}
        <FieldInput form={form} field={state} path="pupil.state" />
        {pupil.state === 'dilated' && <FieldInput form={form} field={agent} path="pupil.agent" />}
      </div>
    </FoldedFields>
  );
}

function CorneaOfEye({ form, eye }: { form: EyeForm; eye: Eye }) {
  const { t } = useTranslation(['eye', 'ui']);
  const { k1, k2, axis } = form.values.cornea[eye];
  const curvatures = { k1: parseNumber('k1', k1), k2: parseNumber('k2', k2) };
  const radius = meanCornealRadius(curvatures);
  const ratio = axialRatio(parseNumber('axialLength', form.values.axialLength[eye]), curvatures);
  const exchange = () => {
    form.setFieldValue(`cornea.${eye}.k1`, k2);
    form.setFieldValue(`cornea.${eye}.k2`, k1);
  };
  /** A value that is still being typed, such as 4 for 43.25, is out of range. */
  const isInRange = (['k1', 'k2'] as const).every(name => {
    const value = curvatures[name];
    return value !== null && limitViolation(value, limitsOf(name, 'spectacle', value)) === null;
  });
  const exchangedNote =
    isInRange && isK1Steeper(curvatures)
      ? {
          text: t(axis === '' ? 'eye:note.steeper' : 'eye:note.steeperAxis'),
          fixes: [{ label: t('eye:note.exchangeCurvatures'), run: exchange }],
        }
      : undefined;
  return (
    <fieldset className={styles.cornea} aria-label={t(`ui:eye.${eye}`)}>
      <EyeName eye={eye} />
      {fieldsAt(corneaFields, null, `cornea.${eye}.`).map(({ path, field }) => (
        <FieldInput
          key={path}
          form={form}
          field={field}
          path={path}
          question={path === `cornea.${eye}.k2` ? exchangedNote : undefined}
        />
      ))}
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
