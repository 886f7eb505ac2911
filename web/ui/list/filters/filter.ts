import type { ReactNode } from 'react';

export interface Filter {
  key: string;
  /** Name of the filter: "Gender". */
  name: string;
  options: { value: string; label: string }[];
  value: string;
  /** The value that does not filter. */
  defaultValue: string;
  onChange: (value: string) => void;
  /** Shows only the name while the filter has its default value. */
  isCompact?: boolean;
  /** Moved behind "More". */
  isSecondary?: true;
}

/** A filter with an input instead of options. */
export interface FieldFilter {
  key: string;
  name: string;
  /** The formatted value; null while the filter is off. */
  displayValue: string | null;
  onClear: () => void;
  field: ReactNode;
  /** Done with one choice: the chip closes once there is a value. */
  closesOnChange?: true;
  isSecondary?: true;
}
