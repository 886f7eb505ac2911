/** Logs a failure that the user need not know about. */
export function logWarning(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the only place that writes to the console
  console.warn(what, error);
}
