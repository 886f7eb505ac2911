import type { Endpoint } from '../../shared/core/endpoint.ts';
import { checkCaseFields } from '../features/cases/feature.ts';
import { SurveyInboxStore } from '../features/eye/surveys/survey-inbox-store.ts';
import { SurveyLinksStore } from '../features/eye/surveys/survey-links-store.ts';
import { QrTokensStore } from '../features/intake/qr-codes/qr-tokens-store.ts';
import { InboxStore } from '../features/intake/registrations/inbox-store.ts';
import { PublicFacesStore } from '../features/intake/registrations/public-faces-store.ts';
import { statesOfCountry } from '../features/operations/feature.ts';
import { personObjectKey } from '../platform/files/file-locations.ts';
import type { OpenBucket } from '../platform/files/open-bucket.ts';
import type { AuthorizedCall } from '../platform/http/authenticate-request.ts';
import { clientNetwork } from '../platform/http/client-ip.ts';
import { FormTickets } from '../platform/http/form-tickets.ts';
import { type Exhausted, HourlyLimiter } from '../platform/storage/hourly-limiter.ts';
import type { Table } from '../platform/storage/table.ts';
import { lazyContext, type Opened } from './lazy-stores.ts';
import type { HandlerWith } from './route-table.ts';

/** Context of requests from families. They do not sign in, and see only the organisation's public forms. */
export interface PublicContext extends Opened<typeof publicStores> {
  network: string;
  now: () => number;
  checkCaseFields: typeof checkCaseFields;
  statesOfCountry: typeof statesOfCountry;
  logoLink: (id: string | null) => Promise<string | null>;
  inboxOf: (organization: string) => InboxStore;
  surveyInboxOf: (organization: string) => SurveyInboxStore;
}

export type PublicHandler<E extends Endpoint> = HandlerWith<PublicContext, E>;

interface PublicServices {
  table: Table;
  bucket: OpenBucket;
  ticketSecrets: string[];
  exhausted: Exhausted;
}

export function publicContext(
  { bucket, ...services }: PublicServices,
  { event, origin: { now } }: AuthorizedCall,
): PublicContext {
  const { table } = services;
  const base = {
    network: clientNetwork(event),
    now,
    checkCaseFields,
    statesOfCountry,
    logoLink: async (id: string | null) =>
      id === null ? null : (await bucket()).link(personObjectKey('organization-logo', id)),
    inboxOf: (organization: string) => new InboxStore(table, organization, now),
    surveyInboxOf: (organization: string) => new SurveyInboxStore(table, organization, now),
  };
  return lazyContext(base, publicStores(services, now));
}

const publicStores = (
  { table, ticketSecrets, exhausted }: Omit<PublicServices, 'bucket'>,
  now: () => number,
) => ({
  hourlyLimiter: () => new HourlyLimiter(table, now, exhausted),
  publicFaces: () => new PublicFacesStore(table),
  qrTokens: () => new QrTokensStore(table),
  surveyLinks: () => new SurveyLinksStore(table),
  tickets: () => new FormTickets(ticketSecrets, now),
});
