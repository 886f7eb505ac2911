import type { Locale } from '../../../shared/core/fields.ts';

let chosen: Locale | undefined;

let isOfBrowser = false;

/** Notes that the page has the language of the browser, which nobody chose. */
export function noteBrowserLanguage(): void {
  isOfBrowser = true;
}

/**
 * Whether the page has the language of the browser because neither URL, account, cookie nor toggle named one.
 */
export const hasBrowserLanguage = (): boolean => isOfBrowser && chosen === undefined;

export function noteChosenLanguage(lang: Locale): void {
  chosen = lang;
}

/** The language that the user has chosen with the toggle since page load, if any. */
export const chosenLanguage = (): Locale | undefined => chosen;
