export function logWarning(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.warn(what, error);
}

export function logMissingText(key: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.error(`No text for ${key}`);
}

/** Names a text that the files of a page lack, for whoever looks why it appears late. */
export function logLateText(key: string): void {
  // biome-ignore lint/suspicious/noConsole: only this file writes to the console
  console.debug(`Late text ${key}`);
}
