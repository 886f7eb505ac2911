import { Suspense } from 'react';
import { lazyPart } from '../../platform/features/contributions.ts';
import type { ReportCopy, ReportSource } from '../../platform/features/report-places.ts';

const SendDialog = lazyPart('sendDialog');

/** A report to send, or an earlier sending to repeat. */
export type ReportToSend = 'new' | { again: string } | null;

interface SendReportProps {
  toSend: ReportToSend;
  source: ReportSource;
  caseId: string;
  reportId: string;
  kind: string;
  copy: ReportCopy;
  onClose: () => void;
}

export function SendReport({ toSend, source, caseId, reportId, kind, copy, onClose }: SendReportProps) {
  if (toSend === null) return null;
  const what = toSend === 'new' ? { reportId, kind, copy } : { again: { reportId, sendingId: toSend.again } };
  return (
    <Suspense>
      <SendDialog sources={[source]} caseId={caseId} onClose={onClose} {...what} />
    </Suspense>
  );
}
