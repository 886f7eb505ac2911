import { CallError } from './call-error.ts';

/** A PDF with its file name. */
export interface Pdf {
  name: string;
  bytes: ArrayBuffer;
}

/** Downloads a PDF from a URL. */
export async function fetchPdf(
  { url, name }: { url: string; name: string },
  signal: AbortSignal,
): Promise<Pdf> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return { name, bytes: await response.arrayBuffer() };
}
