/** Makes a file name that no program reads as a path. */
export const safeName = (name: string): string =>
  name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_');
