import { SegmentedControl } from '@mantine/core';

interface SegmentsProps<Value extends string> {
  /** What is chosen here, for those who do not see it. */
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to see the same thing, of which one is on. Arrow keys move between them. */
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
