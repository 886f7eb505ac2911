import { expect } from 'vitest';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import type { ReportOptions } from '../../../../shared/features/eye/report-documents/options.schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { readPdf } from '../../../support/read-pdf.ts';

export type ReportRequest = Partial<ReportOptions> & { kind?: 'myopia' | 'refraction' };

export async function fetched(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await response.arrayBuffer());
}

/** Opens a report and downloads its PDF. */
export async function open(who: Principal, eyeReportId: string, wish: ReportRequest = {}) {
  const input = { eyeReportId, kind: 'myopia', language: 'en', ...wish } as const;
  const { data } = await who.call(reportDocuments.openEyeReportPdf, input);
  return { ...data, bytes: await fetched(data.url) };
}

export async function textOf(who: Principal, eyeReportId: string, wish: ReportRequest = {}): Promise<string> {
  const { bytes } = await open(who, eyeReportId, wish);
  return (await (await readPdf(bytes)).texts()).join('\n');
}
