import type { RefObject } from 'react';
import type { Problems } from './check-values.ts';
import type { ScreeningValues } from './screening-values.ts';

/** Values of a screening while it is edited, independent of where they are stored. */
export interface ScreeningSaving {
  values: ScreeningValues;
  stored: ScreeningValues;
  problems: Problems;
  change: (changes: (before: ScreeningValues) => ScreeningValues) => void;
  /** Saves the current values. Resolves to whether they were saved. @param isQuiet whether to hide errors */
  save: (isQuiet?: boolean) => Promise<boolean>;
  /** A function that the form sets: focuses the first value that cannot be saved. */
  lead: RefObject<(() => void) | null>;
  savedAt: string | undefined;
  isSaving: boolean;
  /** Whether all is saved but the values that have to be corrected. */
  isPartial: boolean;
  hasFailed: boolean;
}
