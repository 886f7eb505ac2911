/** Notes a failure that nobody needs to be told of. */
export function logWarning(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the page writes to the console
  console.warn(what, error);
}
