import type { InitOptions } from 'i18next';
import { logMissingText } from '../api/log.ts';

/** Shows nothing for a missing or unloaded text, never its key. */
export const missingTexts: InitOptions = {
  parseMissingKeyHandler: key => {
    logMissingText(key);
    return '';
  },
};
