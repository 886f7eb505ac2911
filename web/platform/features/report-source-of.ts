import { type ReportedKind, reportedRecords } from '../../../shared/core/documents/document-kinds.ts';
import { type Endpoint, pathParameters, type RequestOf } from '../../../shared/core/endpoint.ts';
import type { Sending } from '../../../shared/features/reports/sending/schema.ts';
import { call } from '../api/call.ts';
import { languageInput } from '../i18n/written-languages.ts';
import type { ReportSource, ReportsToSend, SentReportsPage } from './report-places.ts';

/**
 * Returns the parts of a report source that are derived from its kind of record and three calls: `send` sends
 * its reports, `list` lists to whom they were sent, and `open` opens what was sent.
 * @param inputOf further input of the call `send`
 * @param openingOf further input that the call `open` requires, though it does not change what was sent
 */
export function reportSourceOf(
  idKind: ReportedKind,
  { send, list, open }: Record<'send' | 'list' | 'open', Endpoint>,
  inputOf: (wanted: ReportsToSend) => object = () => ({}),
  openingOf: (kind: string) => object = () => ({ language: 'en' }),
) {
  const { mail, reports } = reportedRecords[idKind];
  const [field = ''] = pathParameters(send.path);
  return {
    idKind,
    kinds: Object.keys(reports),
    mail,
    defaultContent: () => ({}),
    send: (wanted, idempotencyKey) => {
      const input = { [field]: wanted.recordId, ...inputOf(wanted), ...mailingOf(wanted) };
      return call(send, input as RequestOf<Endpoint>, { idempotencyKey }) as Promise<Sending>;
    },
    openSent: ({ recordId, sendingId, kind }) => {
      const input = { [field]: recordId, sendingId, ...openingOf(kind) };
      return call(open, input as RequestOf<Endpoint>, {}) as ReturnType<ReportSource['openSent']>;
    },
    listSendings: (id, page, signal) =>
      call(list, { [field]: id, ...page } as RequestOf<Endpoint>, { signal }) as Promise<SentReportsPage>,
  } satisfies Partial<ReportSource>;
}

const mailingOf = ({
  copy,
  to,
  message,
  asLink,
  again,
  addressesConfirmed,
  changesAcknowledged,
}: ReportsToSend) => ({
  ...{ to, message, asLink, again, addressesConfirmed, changesAcknowledged },
  ...languageInput(copy),
});
