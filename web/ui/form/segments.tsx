import { SegmentedControl } from '@mantine/core';

interface SegmentsProps<Value extends string> {
  /** Accessible name. */
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Segmented control: one of a few options. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl
      aria-label={label}
      data={options}
      value={value}
      onChange={chosen => onChange(chosen as Value)}
    />
  );
}
