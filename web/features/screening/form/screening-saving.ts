import type { RefObject } from 'react';
import type { Problems } from './check-values.ts';
import type { ScreeningValues } from './screening-values.ts';

/** The values of a screening while it is filled in, wherever they are kept. */
export interface ScreeningSaving {
  values: ScreeningValues;
  /** What is kept of them already. */
  stored: ScreeningValues;
  problems: Problems;
  change: (changes: (before: ScreeningValues) => ScreeningValues) => void;
  /** Keeps what is typed now. Resolves to whether it is kept. @param isQuiet whether to be silent about what cannot be kept */
  save: (isQuiet?: boolean) => Promise<boolean>;
  /** Set by the form: leads to what cannot be kept. */
  lead: RefObject<(() => void) | null>;
  savedAt: string | undefined;
  isSaving: boolean;
  hasFailed: boolean;
}
