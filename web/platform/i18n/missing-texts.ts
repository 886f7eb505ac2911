import type { InitOptions } from 'i18next';
import { logMissingText } from '../api/log.ts';

/** A text that is not there, or not loaded: its key is never shown. */
export const missingTexts: InitOptions = {
  parseMissingKeyHandler: key => {
    logMissingText(key);
    return '';
  },
};
