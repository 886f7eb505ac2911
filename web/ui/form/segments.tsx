import { SegmentedControl } from '@mantine/core';

interface SegmentsProps<Value extends string> {
  label: string;
  options: { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

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
