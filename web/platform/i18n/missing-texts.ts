import type { InitOptions } from 'i18next';
import { logMissingText } from '../api/log.ts';

/**
 * Makes i18next show nothing instead of the key if a text is missing or not loaded.
 * @param loadRest begins to load texts that are not loaded yet; returns false if all are loaded
 */
export const missingTexts = (loadRest: (key: string) => boolean): InitOptions => ({
  parseMissingKeyHandler: key => {
    if (!loadRest(key)) logMissingText(key);
    return '';
  },
});
