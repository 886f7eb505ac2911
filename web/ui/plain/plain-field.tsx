import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react';
import styles from './plain.module.css';

interface FrameProps {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

interface Described {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface PlainFrameProps extends FrameProps {
  children: (described: Described) => ReactNode;
}

/** Adds label, help and error to a native field, for pages that must stay small. */
function PlainFrame({ label, help, error, required, children }: PlainFrameProps) {
  const id = useId();
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const describedBy = [help && helpId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <Asterisk />}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {help && (
        <span id={helpId} className={styles.help}>
          {help}
        </span>
      )}
      <PlainError id={errorId} error={error} />
    </div>
  );
}

const Asterisk = () => (
  <span aria-hidden="true" className={styles.asterisk}>
    *
  </span>
);

export function PlainError({ id, error }: { id?: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span {...(id && { id })} className={styles.error}>
      <IconAlertCircle size={16} aria-hidden />
      {error}
    </span>
  );
}

interface PlainInputProps extends FrameProps, Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete'> {
  type?: 'text' | 'email' | 'tel';
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

export function PlainInput({ label, help, error, required, value, onChange, ...input }: PlainInputProps) {
  return (
    <PlainFrame {...{ label, help, error, required }}>
      {described => (
        <input
          type="text"
          {...input}
          {...described}
          required={required ?? false}
          className={styles.input}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        />
      )}
    </PlainFrame>
  );
}

export interface PlainOption {
  value: string;
  label: string;
}

interface PlainSelectProps extends FrameProps {
  autoComplete?: string;
  options: readonly PlainOption[];
  value: string;
  /** Text of the option that means "nothing chosen". */
  placeholder: string;
  onChange: (value: string) => void;
}

export function PlainSelect({ options, placeholder, value, onChange, ...props }: PlainSelectProps) {
  const { label, help, error, required, autoComplete } = props;
  /** Options of the select. Memoised, because comparing all countries on every key press would be slow. */
  const choices = useMemo(
    () =>
      options.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      )),
    [options],
  );
  return (
    <PlainFrame {...{ label, help, error, required }}>
      {described => (
        <select
          {...described}
          autoComplete={autoComplete}
          required={required ?? false}
          className={`${styles.input} ${styles.select}`}
          value={value}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">{placeholder}</option>
          {choices}
        </select>
      )}
    </PlainFrame>
  );
}

interface PlainChoiceProps extends FrameProps {
  options: readonly PlainOption[];
  value: string;
  onChange: (value: string) => void;
}

export function PlainChoice({ label, error, required, options, value, onChange }: PlainChoiceProps) {
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
      <legend className={styles.label}>
        {label}
        {required && <Asterisk />}
      </legend>
      <div className={styles.options}>
        {options.map(option => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={id}
              required={required ?? false}
              {...(error && { 'aria-invalid': true })}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <PlainError id={id} error={error} />
    </fieldset>
  );
}

interface PlainCheckboxProps {
  label: ReactNode;
  error?: string | undefined;
  required?: boolean;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

export function PlainCheckbox({ label, error, required, isChecked, onChange }: PlainCheckboxProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.checkbox}>
        <input
          type="checkbox"
          required={required ?? false}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
          checked={isChecked}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span>
          {label}
          {required && <Asterisk />}
        </span>
      </label>
      <PlainError id={id} error={error} />
    </div>
  );
}
