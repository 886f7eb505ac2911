/** Logs a failure that the user need not know about. */
export function logWarning(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.warn(what, error);
}

/** Logs a text that is not there; nothing is shown in its place, and a test of a page fails. */
export function logMissingText(key: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.error(`No text for ${key}`);
}
