import type { ReactNode } from 'react';

export interface Filter {
  key: string;
  name: string;
  options: { value: string; label: string }[];
  value: string;
  /** Value that means "no filter". */
  defaultValue: string;
  /** A second value that counts as "no filter", if the usual list does not contain everything. */
  otherDefault?: string;
  onChange: (value: string) => void;
  /** Whether the filter shows only its name while it has its default value. */
  isCompact?: boolean;
  /** Whether the filter is under "More". */
  isSecondary?: true;
}

/** Whether a filter has another value than "no filter". */
export const isChosen = ({ value, defaultValue, otherDefault }: Filter): boolean =>
  value !== defaultValue && value !== otherDefault;

export interface FieldFilter {
  key: string;
  name: string;
  /** The chosen value in words; null while the filter is off. */
  displayValue: string | null;
  onClear: () => void;
  field: ReactNode;
  /** Whether the filter's popover closes once a value is chosen. */
  closesOnChange?: true;
  isSecondary?: true;
}
