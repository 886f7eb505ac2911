import type { ReactNode } from 'react';

export interface Filter {
  key: string;
  name: string;
  options: { value: string; label: string }[];
  value: string;
  /** Value for "no filter". */
  defaultValue: string;
  onChange: (value: string) => void;
  /** Shows only the name while the filter has its default value. */
  isCompact?: boolean;
  /** Whether the filter is under "More". */
  isSecondary?: true;
}

export interface FieldFilter {
  key: string;
  name: string;
  /** The formatted value; null while the filter is off. */
  displayValue: string | null;
  onClear: () => void;
  field: ReactNode;
  /** Closes the popover once there is a value. */
  closesOnChange?: true;
  isSecondary?: true;
}
