import type { Endpoint, LoadedRecords } from '../../shared/core/endpoint.ts';
import type { PermissionScope } from '../../shared/core/permissions.ts';
import type { MemberRecord } from '../../shared/features/organizations/members/record.ts';
import type { OrganizationRecord } from '../../shared/features/organizations/organizations/record.ts';
import { MadeFeedsStore } from '../features/classes/calendar-subscriptions/made-feeds-store.ts';
import { ReportLinksStore } from '../features/reports/report-links/report-links-store.ts';
import { SentLinksStore } from '../features/reports/report-links/sent-links-store.ts';
import { SendingsStore } from '../features/reports/sending/sendings-store.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import { type AuthorizedCall, requireMembership } from '../platform/http/authenticate-request.ts';
import { clientNetwork } from '../platform/http/client-ip.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import { UndeliverableStore } from '../platform/mail/undeliverable-store.ts';
import { PdfsStore } from '../platform/pdf/pdfs-store.ts';
import { HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import type { OrganizationServices } from './context.ts';
import { type FieldSource, openFields, type ReadFields } from './field-source.ts';
import { lazyContext, type Opened, type StoreClass, type StoreScope, storesIn } from './lazy-stores.ts';
import type { HandlerWith } from './route-table.ts';

export interface PdfContext extends Opened<typeof pdfStores> {
  organization: OrganizationRecord;
  actor: MemberRecord;
  scope: PermissionScope;
  webUrl: () => string;
  now: () => number;
  readFields: ReadFields;
  /**
   * Opens a store for one kind of record (such as notes), limited to the organisation. Only handlers of that
   * kind of record use it.
   */
  openStore: <Store>(StoreOf: StoreClass<Store>) => Store;
}

export type PdfHandler<E extends Endpoint> = HandlerWith<PdfContext, E>;

export interface AnonymousContext extends Opened<typeof anonymousStores> {
  network: string;
  now: () => number;
  /** Stores of one organisation, for somebody with a link to a report or a timetable address. */
  forOrganization: (organization: string) => {
    links: ReportLinksStore;
    pdfs: PdfsStore;
    openStore: PdfContext['openStore'];
  };
}

export type AnonymousHandler<E extends Endpoint> = HandlerWith<AnonymousContext, E>;

interface PdfServices extends OrganizationServices {
  fieldSources: readonly FieldSource[];
  ownTable: Table;
  webUrl: () => string;
}

/** The stores can access only the caller's organisation. */
export function pdfContext(
  { ownTable, tableOf, bucketOf, fieldSources, webUrl }: PdfServices,
  call: AuthorizedCall,
): PdfContext & { records: Partial<LoadedRecords> } {
  const { organization, member: actor, authorization } = requireMembership(call);
  const { origin } = call;
  const { slug } = organization;
  const table = tableOf(slug);
  const scope = { table, organization: slug, origin };
  const base = {
    organization,
    actor,
    scope: authorization.scope,
    readFields: openFields({ sources: fieldSources, scope, organization, actor }),
    records: authorization.records,
    webUrl,
    now: origin.now,
    openStore: <Store>(StoreOf: StoreClass<Store>) => storesIn(scope)(StoreOf)(),
  };
  return lazyContext(base, pdfStores(scope, ownTable, bucketOf(slug)));
}

function pdfStores(scope: StoreScope, ownTable: Table, bucket: OpenBucket) {
  const { table, organization, origin } = scope;
  const mails = storesIn(scope)(MailsStore);
  return {
    mails,
    pdfs: () => new PdfsStore(organization, bucket, origin.now),
    sendings: () => new SendingsStore(table, organization, origin, mails(), new SentLinksStore(ownTable)),
    hourlyLimiter: () => new HourlyLimiter(ownTable, origin.now),
    undeliverable: () => new UndeliverableStore(ownTable, origin.now),
    madeFeeds: () => new MadeFeedsStore(ownTable, origin.now),
  };
}

export function anonymousContext(services: PdfServices, { event, origin }: AuthorizedCall): AnonymousContext {
  const base = {
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
          links: () =>
            new ReportLinksStore(
              services.tableOf(slug),
              slug,
              { ...origin, organization: slug },
              services.recordTypes,
            ),
          pdfs: () => new PdfsStore(slug, services.bucketOf(slug), origin.now),
        },
      ),
  };
  return lazyContext(base, anonymousStores(services.ownTable, origin.now));
}

const anonymousStores = (ownTable: Table, now: () => number) => ({
  hourlyLimiter: () => new HourlyLimiter(ownTable, now),
  sentLinks: () => new SentLinksStore(ownTable),
  madeFeeds: () => new MadeFeedsStore(ownTable, now),
});
