import type { Endpoint, InputOf, LoadedRecords, ResponseOf } from '../../shared/core/endpoint.ts';
import type { PermissionScope } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { MadeFeedsStore } from '../features/classes/calendar-subscriptions/made-feeds-store.ts';
import { FrozenReportsStore } from '../features/eye/frozen-reports/frozen-reports-store.ts';
import { openReportLinks } from '../features/reports/feature.ts';
import type { ReportLinksStore } from '../features/reports/report-links/report-links-store.ts';
import { SentLinksStore } from '../features/reports/report-links/sent-links-store.ts';
import { SendingsStore } from '../features/reports/sending/sendings-store.ts';
import { type AuthorizedCall, requireMembership } from '../platform/http/authenticate-request.ts';
import { clientNetwork } from '../platform/http/client-ip.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { UndeliverableStore } from '../platform/mail/undeliverable-store.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import type { OrganizationServices } from './context.ts';
import { type FieldSource, openFields, type ReadFields } from './field-source.ts';
import { lazyContext, type StoreClass, storesIn } from './lazy-stores.ts';
import type { LinkedRecordTypes } from './linked-record-type.ts';
import type { RecordsOf } from './records-of.ts';

/** Context of handlers that create and send PDFs. */
export interface PdfContext {
  organization: OrganizationRecord;
  actor: MemberRecord;
  /** The scope of the caller's permission for this call. */
  scope: PermissionScope;
  pdfs: PdfsStore;
  frozenReports: FrozenReportsStore;
  mails: MailsStore;
  sendings: SendingsStore;
  hourlyLimiter: HourlyLimiter;
  /** Which addresses emails do not reach. */
  undeliverable: UndeliverableStore;
  /** Which addresses of timetables were made. */
  madeFeeds: MadeFeedsStore;
  /** Address of the web app. */
  webUrl: () => string;
  now: () => number;
  /** Values of merge fields for a child. */
  readFields: ReadFields;
  /** Binds a store of one noun to the organisation; only that feature's own handlers use it. */
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
}

/** Handles one call for a PDF. */
export type PdfHandler<E extends Endpoint> = (
  input: InputOf<E>,
  context: PdfContext & { records: RecordsOf<E> },
) => Promise<ResponseOf<E>>;

export type PdfHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: PdfHandler<Noun[Name]>;
};

/** Context of calls without a sign-in. */
export interface AnonymousContext {
  network: string;
  hourlyLimiter: HourlyLimiter;
  sentLinks: SentLinksStore;
  madeFeeds: MadeFeedsStore;
  now: () => number;
  /** Stores of one organisation for holders of a report link, or of the address of a timetable. */
  forOrganization: (organization: string) => {
    links: ReportLinksStore;
    pdfs: PdfsStore;
    openStore: PdfContext['openStore'];
  };
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
  linkedRecords: LinkedRecordTypes;
  fieldSources: readonly FieldSource[];
  /** As the Lambda's own role sees it. */
  ownTable: Table;
  webUrl: () => string;
}

/** Binds the PDF and sending stores to the organisation of an authorized call. */
export function pdfContext(
  { ownTable, tableOf, bucketOf, fieldSources, webUrl }: PdfServices,
  call: AuthorizedCall,
): PdfContext & { records: Partial<LoadedRecords> } {
  const { organization, member: actor, authorization } = requireMembership(call);
  const { origin } = call;
  const { slug } = organization;
  const table = tableOf(slug);
  const scope = { table, organization: slug, origin };
  const store = storesIn(scope);
  const given = {
    organization,
    actor,
    scope: authorization.scope,
    readFields: openFields({ sources: fieldSources, scope, organization, actor }),
    records: authorization.records,
    webUrl,
    now: origin.now,
    openStore: <Store>(StoreOf: StoreClass<Store>) => store(StoreOf)(),
  };
  const context: PdfContext & { records: Partial<LoadedRecords> } = lazyContext(given, {
    pdfs: () => new PdfsStore(slug, bucketOf(slug), origin.now),
    frozenReports: store(FrozenReportsStore),
    mails: store(MailsStore),
    sendings: () => new SendingsStore(table, slug, origin, context.mails, new SentLinksStore(ownTable)),
    hourlyLimiter: () => new HourlyLimiter(ownTable, origin.now),
    undeliverable: () => new UndeliverableStore(ownTable, origin.now),
    madeFeeds: () => new MadeFeedsStore(ownTable, origin.now),
  });
  return context;
}

/** Creates the context of a call without a sign-in. */
export function anonymousContext(services: PdfServices, { event, origin }: AuthorizedCall): AnonymousContext {
  const given = {
    network: clientNetwork(event),
    now: origin.now,
    forOrganization: (slug: string) =>
      lazyContext(
        {
          openStore: <Store>(StoreOf: StoreClass<Store>) =>
            storesIn({
              table: services.tableOf(slug),
              organization: slug,
              origin: { ...origin, organization: slug },
            })(StoreOf)(),
        },
        {
          links: () => openReportLinks(services, slug, origin),
          pdfs: () => new PdfsStore(slug, services.bucketOf(slug), origin.now),
        },
      ),
  };
  return lazyContext(given, {
    hourlyLimiter: () => new HourlyLimiter(services.ownTable, origin.now),
    sentLinks: () => new SentLinksStore(services.ownTable),
    madeFeeds: () => new MadeFeedsStore(services.ownTable, origin.now),
  });
}
