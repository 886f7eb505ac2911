/** How long the browser may take to begin the download. */
const revokeAfterMs = 60_000;

/** Hands a file to the browser, to be kept under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}
