import { useQuery } from '@tanstack/react-query';
import type { EyeReport } from '../../../../shared/features/eye/eye-reports/schema.ts';
import { copyKindIn } from '../../../../shared/features/eye/report-documents/copies.ts';
import { reportDocuments } from '../../../../shared/features/eye/report-documents/endpoints.ts';
import { lastCopy } from '../../../../shared/features/reports/sending/last-copy.ts';
import { call } from '../../../platform/api/call.ts';
import { allSendingsQuery } from '../../../platform/features/all-sendings-query.ts';
import type { ReportSource } from '../../../platform/features/report-places.ts';
import { choiceKind, type SentChoices } from './report-choice.ts';

const sendings: Pick<ReportSource, 'key' | 'listSendings'> = {
  key: 'eye',
  listSendings: (eyeReportId, page, signal) =>
    call(reportDocuments.listSendings, { eyeReportId, ...page }, { signal }),
};

/** The options with which each kind of copy of a visit's reports was last sent. */
export function useSentChoices({ id, sentAt }: Pick<EyeReport, 'id' | 'sentAt'>) {
  const { data = [], isLoading } = useQuery({ ...allSendingsQuery(sendings, id), enabled: sentAt !== null });
  const sentChoices: SentChoices = copy => {
    const sent = copy && lastCopy(data, choiceKind, content => copyKindIn(content) === copy);
    return sent ? { ...sent.content, copy, language: sent.language, script: sent.script } : undefined;
  };
  return { sentChoices, isLoading };
}
