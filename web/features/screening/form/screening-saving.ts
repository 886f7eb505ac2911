import type { Problems } from './check-values.ts';
import type { ScreeningValues } from './screening-values.ts';

/** The values of a screening while it is filled in, wherever they are kept. */
export interface ScreeningSaving {
  values: ScreeningValues;
  problems: Problems;
  change: (changes: (before: ScreeningValues) => ScreeningValues) => void;
  /** Keeps what is typed now. Resolves to whether it is kept. @param isQuiet whether to be silent about a lost connection */
  save: (isQuiet?: boolean) => Promise<boolean>;
  savedAt: string | undefined;
  isSaving: boolean;
  hasFailed: boolean;
}
