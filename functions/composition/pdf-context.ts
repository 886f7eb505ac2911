import type { Endpoint, InputOf, ResponseOf } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { ReportLinksStore } from '../features/reports/report-links/report-links-store.ts';
import { SendingsStore } from '../features/reports/sending/sendings-store.ts';
import { clientIp } from '../platform/http/client-ip.ts';
import type { AuthorizedCall } from '../platform/http/handle-call.ts';
import type { RecordMap } from '../platform/http/record-types.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import type { OrganizationServices, RecordsOf } from './context.ts';

/** Context of handlers that create and send PDFs. */
export interface PdfContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  pdfs: PdfsStore;
  mails: MailsStore;
  sendings: SendingsStore;
  hourlyLimiter: HourlyLimiter;
}

/** Handles one call for a PDF. */
export type PdfHandler<E extends Endpoint> = (
  input: InputOf<E>,
  context: PdfContext & { loaded: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

export type PdfHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: PdfHandler<Noun[Name]>;
};

/** Context of calls without a sign-in. */
export interface AnonymousContext {
  network: string;
  hourlyLimiter: HourlyLimiter;
  now: () => number;
  /** Stores of one organisation for holders of a report link. */
  forOrganization: (organization: string) => { links: ReportLinksStore; pdfs: PdfsStore };
}

/** Handlers of calls without a sign-in. */
export type AnonymousHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: AnonymousHandler<Noun[Name]>;
};

export type AnonymousHandler<E extends Endpoint> = (
  input: InputOf<E>,
  context: AnonymousContext,
) => Promise<ResponseOf<E>>;

interface PdfServices extends OrganizationServices {
  /** As the Lambda's own role sees it. */
  ownTable: Table;
}

/** Binds the PDF and sending stores to the organisation of an authorized call. */
export function pdfContext(
  { ownTable, tableOf, bucketOf }: PdfServices,
  { authState, authorization, origin }: AuthorizedCall,
): PdfContext & { loaded: Partial<RecordMap> } {
  if (!authState?.organization || !authState.member || !authorization)
    throw new AppError('permission.denied');
  const { organization, member: actor } = authState;
  const { slug } = organization;
  const table = tableOf(slug);
  const mails = new MailsStore(table, slug, origin);
  return {
    organization,
    actor,
    pdfs: new PdfsStore(slug, bucketOf(slug), origin.now),
    mails,
    sendings: new SendingsStore(table, slug, origin, mails),
    hourlyLimiter: new HourlyLimiter(ownTable, origin.now),
    loaded: authorization.records,
  };
}

/** Creates the context of a call without a sign-in. */
export function anonymousContext(
  { ownTable, tableOf, bucketOf }: PdfServices,
  { event, origin }: AuthorizedCall,
): AnonymousContext {
  return {
    network: clientIp(event),
    hourlyLimiter: new HourlyLimiter(ownTable, origin.now),
    now: origin.now,
    forOrganization: slug => ({
      links: new ReportLinksStore(tableOf(slug), slug, { ...origin, organization: slug }),
      pdfs: new PdfsStore(slug, bucketOf(slug), origin.now),
    }),
  };
}
