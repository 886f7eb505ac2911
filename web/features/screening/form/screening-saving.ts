import type { RefObject } from 'react';
import type { Problems } from './check-values.ts';
import type { ScreeningValues } from './screening-values.ts';

/** Values of a screening during editing, whether the server or this device stores them. */
export interface ScreeningSaving {
  values: ScreeningValues;
  stored: ScreeningValues;
  problems: Problems;
  change: (changes: (before: ScreeningValues) => ScreeningValues) => void;
  /** Saves the current values; resolves to whether all are saved. @param isQuiet hides errors */
  save: (isQuiet?: boolean) => Promise<boolean>;
  /** Set by the form: focuses the first value that cannot be saved. */
  lead: RefObject<(() => void) | null>;
  savedAt: string | undefined;
  isSaving: boolean;
  /** Whether only values that the user must correct are unsaved. */
  isPartial: boolean;
  hasFailed: boolean;
}
