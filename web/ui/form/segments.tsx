import { Input, SegmentedControl } from '@mantine/core';
import styles from './fields.module.css';

interface SegmentsProps<Value extends string> {
  label: string;
  /** Whether the label is visible, as in a form. */
  isLabelled?: boolean;
  /** Whether long options wrap to two lines, so that they need less width. */
  wraps?: boolean;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, isLabelled = false, wraps = false, options, value, onChange } = props;
  const control = (
    <SegmentedControl
      aria-label={label}
      className={wraps ? styles.segments : undefined}
      data={options}
      value={value}
      onChange={chosen => onChange(chosen as Value)}
    />
  );
  if (!isLabelled) return control;
  return (
    <div>
      <Input.Label labelElement="div" aria-hidden>
        {label}
      </Input.Label>
      <div>{control}</div>
    </div>
  );
}
