import type { ReportChange } from '../../../shared/core/report-changes.ts';
import { CallError } from './call-error.ts';

export interface Pdf {
  name: string;
  bytes: ArrayBuffer;
  /** Changes to the printed content of the record since it was finished. */
  changes: readonly ReportChange[];
}

export async function fetchPdf(
  { url, name, changes = [] }: { url: string; name: string; changes?: readonly ReportChange[] | undefined },
  signal?: AbortSignal,
): Promise<Pdf> {
  const response = await fetch(url, { ...(signal && { signal }) });
  if (!response.ok) throw new CallError('server.failed', response.status);
  return { name, bytes: await response.arrayBuffer(), changes };
}
