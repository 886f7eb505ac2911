export function logWarning(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.warn(what, error);
}

export function logMissingText(key: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.error(`No text for ${key}`);
}
