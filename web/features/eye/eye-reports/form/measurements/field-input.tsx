import { useTranslation } from 'react-i18next';
import { isAtypical } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import { likelyValue } from '../../../../../../shared/features/eye/eye-reports/likely-value.ts';
import {
  formatField,
  limitsOf,
  type NumberFieldName,
} from '../../../../../../shared/features/eye/eye-reports/number-fields.ts';
import type { Field } from '../../../../../../shared/features/eye/visit-fields/field.ts';
import { textsAt } from '../../../../../../shared/features/eye/visit-fields/field-texts.ts';
import { useSession } from '../../../../../platform/auth/session.ts';
import { todayIn } from '../../../../../platform/i18n/today-in.ts';
import { DateField } from '../../../../../ui/form/date-field.tsx';
import { FieldNote, type Note, type Warning } from '../../../../../ui/form/field-note.tsx';
import { LineField } from '../../../../../ui/form/line-field.tsx';
import { SelectField } from '../../../../../ui/form/select-field.tsx';
import { TextField } from '../../../../../ui/form/text-field.tsx';
import { useNameOfEye, useVisitTexts } from '../../use-visit-texts.ts';
import { useErrorNote } from '../checks/use-error-note.ts';
import { parseNumber } from '../eye-values.ts';
import { NumberInput } from '../number-input.tsx';
import type { EyeForm } from '../use-eye-form.ts';
import styles from './measurements.module.css';

interface FieldInputProps {
  form: EyeForm;
  field: Field;
  /** Path of the value in the form, such as `cornea.right.k1`. */
  path: string;
  /** Whether the label names the eye. Not needed inside a group of fields for one eye. */
  isOfEye?: boolean;
  /** Question about a number that fits no other one; shown if the number itself has no note. */
  question?: Warning | undefined;
}

export function FieldInput({ form, field, path, isOfEye = false, question }: FieldInputProps) {
  const { label: name = '', help, unit, options } = textsAt(useVisitTexts(), path) ?? {};
  const nameOf = useNameOfEye();
  const today = todayIn(useSession().organization?.timeZone);
  const label = isOfEye ? nameOf(path, name) : name;
  if (field.number)
    return (
      <NumberOfVisit
        form={form}
        number={field.number}
        path={path}
        label={label}
        name={nameOf(path, name)}
        unit={unit}
        question={question}
      />
    );
  const input = { label, description: help, ...form.getInputProps(path) };
  if (field.options) {
    const words = field.options.map(value => ({ value, label: options?.[value] ?? value }));
    return <SelectField clearable options={words} {...input} />;
  }
  if (field.kind === 'date')
    return <DateField {...(field.isPast ? { latest: today } : { ahead: form.values.date })} {...input} />;
  return field.kind === 'text' ? <TextField isPrinted {...input} /> : <LineField isPrinted {...input} />;
}

interface NumberOfVisitProps {
  form: EyeForm;
  number: NumberFieldName;
  path: string;
  label: string;
  name: string;
  unit: string | undefined;
  question: Warning | undefined;
}

function NumberOfVisit({ form, number, path, label, name, unit, question }: NumberOfVisitProps) {
  const note = useNumberNote({ form, number, path, question });
  const { value } = form.getInputProps(path) as { value: string };
  return (
    <div className={styles.measurement}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <NumberInput
        field={number}
        kind="spectacle"
        unit={unit}
        name={name}
        value={value}
        isInvalid={note?.isError === true}
        hasWarning={note?.isError === false}
        describedBy={note && path}
        path={path}
        onChange={text => form.setFieldValue(path, text)}
      />
      {note && <FieldNote id={path} note={note} />}
    </div>
  );
}

/** Note on a typed number: its error, or a question about an unusual one, with the number probably meant. */
function useNumberNote({
  form,
  number,
  path,
  question,
}: Pick<NumberOfVisitProps, 'form' | 'number' | 'path' | 'question'>): Note | undefined {
  const { t } = useTranslation('eye');
  const errorText = useErrorNote();
  const error = form.errors[path];
  const value = parseNumber(number, (form.getInputProps(path) as { value: string }).value);
  if (error === undefined && (value === null || document.activeElement?.matches(`[data-path="${path}"]`)))
    return undefined;
  const limits = limitsOf(number, 'spectacle', value);
  const meant = value === null ? null : likelyValue(value, limits);
  const written = formatField(number, meant, 'spectacle');
  const fixes =
    meant === null
      ? []
      : [{ label: t('note.use', { value: written }), run: () => form.setFieldValue(path, written) }];
  if (error) return { isError: true, text: errorText(number, error, 'spectacle'), fixes };
  if (value !== null && isAtypical(value, limits)) return { isError: false, text: t('note.unusual'), fixes };
  return question && { ...question, isError: false };
}
