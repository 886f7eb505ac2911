import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { logMar, notationOf, writeAcuity } from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import {
  type AcuityCondition,
  type AcuityEye,
  acuityConditions,
  acuityEyes,
} from '../../../../../../shared/features/eye/eye-reports/acuity.schema.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import type { AcuityTyping } from '../acuity/use-acuity.ts';
import { VisitNotation } from '../acuity/visit-notation.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import { FoldedFields } from './folded-fields.tsx';
import { hasAcuity } from './measurement-values.ts';
import styles from './measurements.module.css';

interface AcuityFieldsProps {
  form: EyeForm;
  typing: AcuityTyping;
  isAskedAbove: boolean;
}

export function AcuityFields({ form, typing, isAskedAbove }: AcuityFieldsProps) {
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
          <AcuityRow key={condition} form={form} typing={typing} condition={condition} />
        ))}
      </div>
      {!isAskedAbove && (
        <VisitNotation
          form={form}
          typing={typing}
          texts={Object.values(form.values.acuity).flatMap(byCondition => Object.values(byCondition))}
        />
      )}
    </FoldedFields>
  );
}

function AcuityRow({ condition, ...row }: Omit<AcuityInputProps, 'eye'>) {
  const { t } = useTranslation('eye');
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {t(`field.${condition}`)}
      </span>
      {acuityEyes.map(eye => (
        <AcuityInput key={eye} eye={eye} condition={condition} {...row} />
      ))}
    </>
  );
}

interface AcuityInputProps {
  form: EyeForm;
  typing: AcuityTyping;
  eye: AcuityEye;
  condition: AcuityCondition;
}

function AcuityInput({ form, typing, eye, condition }: AcuityInputProps) {
  const { t } = useTranslation(['eye', 'ui', 'validation']);
  const { acuity, acuityNotation } = form.values;
  const path = `acuity.${eye}.${condition}`;
  const text = acuity[eye][condition];
  const read = readAcuity(text);
  const notation = acuityNotation || null;
  const inLogMar = logMar(read, notation);
  const other = notationOf(read, notation) === 'logmar' ? 'decimal' : 'logmar';
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
      onChange={event => typing.type(path, event.currentTarget.value)}
      onBlur={() => typing.commit(path, text)}
    />
  );
}
