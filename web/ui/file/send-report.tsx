import { Suspense } from 'react';
import { lazyPart } from '../../platform/features/contributions.ts';
import type { ReportCopy, ReportSource } from '../../platform/features/report-places.ts';

const SendDialog = lazyPart('sendDialog');

/** A report that is about to be sent, or a sending that is repeated. */
export type ReportToSend = 'new' | { again: string } | null;

interface SendReportProps {
  wanted: ReportToSend;
  source: ReportSource;
  caseId: string;
  reportId: string;
  kind: string;
  /** The copy that is shown; a repetition keeps its own. */
  copy: ReportCopy;
  onClose: () => void;
}

/** The dialog that sends a report from its own page. */
export function SendReport({ wanted, source, caseId, reportId, kind, copy, onClose }: SendReportProps) {
  if (wanted === null) return null;
  const what = wanted === 'new' ? { reportId, kind, copy } : { again: { reportId, sendingId: wanted.again } };
  return (
    <Suspense>
      <SendDialog sources={[source]} caseId={caseId} onClose={onClose} {...what} />
    </Suspense>
  );
}
