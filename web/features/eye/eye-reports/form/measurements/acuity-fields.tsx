import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { logMar, notationOf, writeAcuity } from '../../../../../../shared/core/optics/acuity.ts';
import { readAcuity } from '../../../../../../shared/core/reading/read-acuity.ts';
import { isFilled } from '../../../../../../shared/features/eye/visit-fields/typed-texts.ts';
import {
  type AcuityCondition,
  type AcuityEye,
  acuityConditions,
  acuityEyes,
} from '../../../../../../shared/features/eye/visit-fields/visit-fields.ts';
import { EyeName } from '../../../../../ui/chart/eye-mark.tsx';
import { useNameOfEye, useVisitTexts } from '../../use-visit-texts.ts';
import type { AcuityTyping } from '../acuity/use-acuity.ts';
import { VisitNotation } from '../acuity/visit-notation.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import { FoldedFields } from './folded-fields.tsx';
import styles from './measurements.module.css';

interface AcuityFieldsProps {
  form: EyeForm;
  typing: AcuityTyping;
  isAskedAbove: boolean;
}

export function AcuityFields({ form, typing, isAskedAbove }: AcuityFieldsProps) {
  const { t } = useTranslation('ui');
  const texts = useVisitTexts().acuity;
  return (
    <FoldedFields title={texts.label} isFilled={isFilled(form.values.acuity)}>
      <div className={styles.acuities}>
        <span className={styles.corner} />
        {acuityEyes.map(eye => (
          <span key={eye} className={styles.eye} aria-hidden="true">
            {eye === 'both' ? t('eye.both') : <EyeName eye={eye} />}
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
  const { label } = useVisitTexts().acuity.fields[condition];
  return (
    <>
      <span className={styles.label} aria-hidden="true">
        {label}
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
  const { t } = useTranslation(['eye', 'validation']);
  const nameOf = useNameOfEye();
  const { label } = useVisitTexts().acuity.fields[condition];
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
      aria-label={nameOf(path, label)}
      data-path={path}
      size="md"
      autoComplete="off"
      classNames={{ input: styles.acuity }}
      error={isWrong && t('validation:acuity')}
      description={
        inLogMar === null
          ? undefined
          : t(`eye:notationBeside.${other}`, { acuity: writeAcuity(inLogMar, other) })
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={text}
      onFocus={event => event.currentTarget.select()}
      onChange={event => typing.type(path, event.currentTarget.value)}
      onBlur={() => typing.commit(path, text)}
    />
  );
}
