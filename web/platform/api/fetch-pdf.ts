import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { CallError } from './call-error.ts';

/** A PDF with its file name. */
export interface Pdf {
  name: string;
  bytes: ArrayBuffer;
  /** What it prints that has changed since it was finished. */
  changes: readonly ReportChange[];
}

/** Downloads a PDF from a URL. */
export async function fetchPdf(
  { url, name, changes = [] }: { url: string; name: string; changes?: readonly ReportChange[] | undefined },
  signal: AbortSignal,
): Promise<Pdf> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return { name, bytes: await response.arrayBuffer(), changes };
}
