import type { Endpoint, InputOf, ResponseOf } from '../../shared/core/endpoint.ts';
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
import { lazyContext } from './lazy-stores.ts';

/** Context of calls by families, who have no sign-in and see nothing of an organisation but its public face. */
export interface PublicContext {
  network: string;
  now: () => number;
  checkCaseFields: typeof checkCaseFields;
  statesOfCountry: typeof statesOfCountry;
  /** A short-lived link to a logo. */
  logoLink: (id: string | null) => Promise<string | null>;
  inboxOf: (organization: string) => InboxStore;
  hourlyLimiter: HourlyLimiter;
  publicFaces: PublicFacesStore;
  qrTokens: QrTokensStore;
  surveyInboxOf: (organization: string) => SurveyInboxStore;
  surveyLinks: SurveyLinksStore;
  tickets: FormTickets;
}

export type PublicHandler<E extends Endpoint> = (
  input: InputOf<E>,
  context: PublicContext,
) => Promise<ResponseOf<E>>;

export type PublicHandlers<Noun extends Record<string, Endpoint>> = {
  [Name in keyof Noun]: PublicHandler<Noun[Name]>;
};

interface PublicServices {
  /** Under the Lambda's own role. */
  table: Table;
  bucket: OpenBucket;
  ticketSecrets: string[];
  exhausted: Exhausted;
}

export function publicContext(
  { table, bucket, ticketSecrets, exhausted }: PublicServices,
  { event, origin: { now } }: AuthorizedCall,
): PublicContext {
  const given = {
    network: clientNetwork(event),
    now,
    checkCaseFields,
    statesOfCountry,
    logoLink: async (id: string | null) =>
      id === null ? null : (await bucket()).link(personObjectKey('organization-logo', id)),
    inboxOf: (organization: string) => new InboxStore(table, organization, now),
    surveyInboxOf: (organization: string) => new SurveyInboxStore(table, organization, now),
  };
  return lazyContext(given, {
    hourlyLimiter: () => new HourlyLimiter(table, now, exhausted),
    publicFaces: () => new PublicFacesStore(table),
    qrTokens: () => new QrTokensStore(table, now),
    surveyLinks: () => new SurveyLinksStore(table),
    tickets: () => new FormTickets(ticketSecrets, now),
  });
}
