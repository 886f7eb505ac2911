import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isAcuity, logMar, writeAcuity } from '../../../../../../shared/core/optics/acuity.ts';
import {
  type AcuityCondition,
  type AcuityEye,
  acuityConditions,
  acuityEyes,
} from '../../../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import { FoldedFields } from './folded-fields.tsx';
import { hasAcuity } from './measurement-values.ts';
import styles from './measurements.module.css';

/** Acuity without and with glasses, through a pinhole and up close, of each eye and of both. */
export function AcuityFields({ form }: { form: EyeForm }) {
  const { t } = useTranslation(['eye', 'ui']);
  return (
    <FoldedFields title={t('measure.acuity')} isFilled={hasAcuity(form.values)}>
      <div className={styles.acuities}>
        <span className={styles.corner} />
        {acuityEyes.map(eye => (
          <span key={eye} className={styles.eye} aria-hidden="true">
            {eye === 'both' ? t('ui:eye.both') : <EyeName eye={eye} />}
          </span>
        ))}
        {acuityConditions.map(condition => (
          <AcuityRow key={condition} form={form} condition={condition} />
        ))}
      </div>
    </FoldedFields>
  );
}

function AcuityRow({ form, condition }: { form: EyeForm; condition: AcuityCondition }) {
  const { t } = useTranslation('eye');
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {t(`field.${condition}`)}
      </span>
      {acuityEyes.map(eye => (
        <AcuityInput key={eye} form={form} eye={eye} condition={condition} />
      ))}
    </>
  );
}

interface AcuityInputProps {
  form: EyeForm;
  eye: AcuityEye;
  condition: AcuityCondition;
}

function AcuityInput({ form, eye, condition }: AcuityInputProps) {
  const { t } = useTranslation(['eye', 'ui', 'validation']);
  const { acuity, acuityNotation } = form.values;
  const path = `acuity.${eye}.${condition}`;
  const text = acuity[eye][condition];
  const inLogMar = logMar(text, acuityNotation);
  const other = acuityNotation === 'logmar' ? 'decimal' : 'logmar';
  const isWrong = Boolean(form.errors[path]);
  return (
    <TextInput
      aria-label={t('eye:form.ofEye', { eye: t(`ui:eye.${eye}`), field: t(`eye:field.${condition}`) })}
      data-path={path}
      size="md"
      autoComplete="off"
      classNames={{ input: styles.acuity }}
      placeholder={t('eye:none')}
      error={isWrong && t('validation:acuity')}
      description={
        inLogMar === null ? undefined : `${writeAcuity(inLogMar, other)} ${t(`eye:notationBeside.${other}`)}`
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      onFocus={event => event.currentTarget.select()}
      onChange={event => form.setFieldValue(path, event.currentTarget.value.trim().toUpperCase())}
      onBlur={() => {
        if (text !== '' && !isAcuity(text, acuityNotation)) form.setFieldError(path, 'validation.acuity');
      }}
    />
  );
}
