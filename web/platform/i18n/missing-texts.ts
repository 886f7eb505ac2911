import type { InitOptions } from 'i18next';
import { logMissingText } from '../api/log.ts';

/** Makes i18next show nothing instead of the key if a text is missing or not loaded. */
export const missingTexts: InitOptions = {
  parseMissingKeyHandler: key => {
    logMissingText(key);
    return '';
  },
};
