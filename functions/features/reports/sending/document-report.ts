import type * as z from 'zod';
import {
  type ReportKind,
  reportRecordIdOf,
  toReportRecordIds,
} from '../../../../shared/core/documents/report-kinds.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { Locale, Script } from '../../../../shared/core/fields.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { SendingFields, SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import type { PdfContext } from '../../../composition/pdf-context.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import type { Pdf } from '../../../platform/pdf/pdfs-store.ts';
import { retryOnVersionConflict } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { sendReports } from './send-reports.ts';
import type { SendingContext } from './sending-context.ts';
import type { SentRecord } from './sent-record.ts';

interface Documented {
  id: string;
  /** Id of the document's case; undefined if the record is a case itself. */
  caseId?: Case['id'];
  status: string;
  /** Undefined for kinds of documents that cannot be amended. */
  amendedAt?: string | null;
}

type Mailing = z.output<typeof SendingFields>;

interface Opening {
  finishedOnly?: boolean | undefined;
  sendingId?: string | undefined;
}

interface Printed {
  language: Locale;
  script: Script;
  /** Options for the content of the reports. They are stored when the reports are sent. */
  content?: SendingRecord['content'];
  pdfOf: (kind: ReportKind) => Pdf;
}

/** What a kind of document declares so that its reports can be opened and sent. */
interface DocumentReport<Stored extends Documented, Copy, Own, Records extends Own & { case: Case }, Sent> {
  recordIn: (records: Own) => Stored;
  parse: (item: unknown) => Stored;
  referenceOf: (record: Stored, content: SendingRecord['content']) => string;
  /** Kinds of reports in a copy: one if it is opened. */
  kindsOf: (copy: Copy) => ReportKind[];
  /** @throws an error of the kind of document, such as `eye.deleted`; undefined if none can be deleted */
  checkPresent?: (record: Stored) => void;
  /** Prepares the reports of a document as it is now; throws the same errors. */
  print: (
    record: Stored,
    copy: Copy & Partial<Mailing>,
    context: PdfContext & { records: Records },
  ) => Promise<Printed>;
  /** Throws if this draft must not be sent. If undefined, no draft can be sent. */
  checkDraft?: (draft: Stored, copy: Copy, actor: PdfContext['actor']) => void;
  /** The store that marks a document as sent. Undefined for kinds of documents that are not marked. */
  storeOf?: (context: PdfContext) => { sentWrites: (record: Stored) => Write[] };
  /** Schema of a sending (one mailing of these reports) in lists, made by `sentReportsOf`. */
  sent: z.ZodType<Sent>;
}

export function documentReport<
  Stored extends Documented,
  Copy extends object,
  Own,
  Records extends Own & { case: Case },
  Sent,
>({
  recordIn,
  parse,
  referenceOf,
  kindsOf,
  checkPresent,
  print,
  checkDraft = refuseDraft,
  storeOf,
  sent,
}: DocumentReport<Stored, Copy, Own, Records, Sent>) {
  type Context = PdfContext & { records: Records };

  const sentRecord = (record: Stored, content: SendingRecord['content'] = {}): SentRecord => ({
    ids: toReportRecordIds(record.id),
    caseId: record.caseId ?? (record.id as Case['id']),
    reference: referenceOf(record, content),
    amendedAt: record.amendedAt,
  });

  return {
    /** Opens the report as it is printed now, or as it was sent, if the input names a sending. */
    open: async (copy: Copy & Opening, context: Context) => {
      const record = recordIn(context.records);
      if (copy.finishedOnly && record.status === 'draft') refuseDraft();
      const [kind] = kindsOf(copy) as [ReportKind];
      if (copy.sendingId === undefined) {
        const { pdfOf } = await print(record, copy, context);
        return context.pdfs.open(pdfOf(kind));
      }
      checkPresent?.(record);
      const sending = await context.sendings.get(copy.sendingId);
      const isOfRecord = sending && reportRecordIdOf(sending) === record.id;
      const document = isOfRecord && sending.documents.find(one => one.kind === kind);
      if (!document) throw new AppError('record.missing');
      return context.pdfs.openStored(document);
    },

    /** Sends a report and marks the document as sent. Retries if the document changes at the same time. */
    send: (input: Copy & Mailing, context: Context) => {
      const { to, message, asLink, again, addressesConfirmed, changesAcknowledged } = input;
      return retryOnVersionConflict(recordIn(context.records), parse, async stored => {
        const { content = {}, ...printed } = await print(stored, input, context);
        if (stored.status === 'draft') checkDraft(stored, input, context.actor);
        const record = {
          ...sentRecord(stored, content),
          writes: storeOf?.(context).sentWrites(stored) ?? [],
        };
        const kinds = kindsOf(input);
        const how = { kinds, to, message, asLink, again, addressesConfirmed, changesAcknowledged };
        return sendReports({ ...how, ...printed, content, record, child: context.records.case }, context);
      });
    },

    list: (
      { cursor = null }: { cursor?: string | null | undefined },
      context: PdfContext & { records: Own },
    ) => listSendings(sent, sentRecord(recordIn(context.records)), cursor, context),
  };
}

function refuseDraft(): void {
  throw new AppError('report.draft');
}

/** Sendings (mailings of reports) per page. One batch reads all emails of a page. */
const perPage = 10;

/**
 * Lists the sendings (mailings) of a record's reports, newest first. Each address has the status of its email
 * and link.
 * @param schema of a sending in lists, made by `sentReportsOf`
 */
async function listSendings<Sent>(
  schema: z.ZodType<Sent>,
  record: SentRecord,
  cursor: string | null,
  { sendings, mails }: Pick<SendingContext, 'sendings' | 'mails'>,
) {
  const { page, place } = readPageCursor(cursor);
  const { rows, next } = await sendings.listFor(record, perPage, place);
  const [sent, links] = await Promise.all([
    mails.getAll(rows.flatMap(row => row.mails)),
    sendings.linksOf(rows),
  ]);
  const statuses = new Map(sent.map(({ id, status }) => [id, status]));
  return cursorPage(
    rows.map(row =>
      schema.parse({
        ...row,
        to: row.to.map((address, index) => ({
          address,
          status: statuses.get(row.mails[index] ?? '') ?? 'sent',
          link: links.get(row.links[index] ?? ''),
        })),
      }),
    ),
    { page, perPage, next, total: null },
  );
}
