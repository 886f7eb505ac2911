import { PeopleStore } from '../features/people/account/people-store.ts';
import { SessionsStore } from '../features/people/account/sessions-store.ts';
import type { Environment } from '../platform/environment.ts';
import { MailsStore } from '../platform/mail/mails-store.ts';
import type { Origin } from '../platform/storage/commit.ts';
import { openTable } from '../platform/storage/open-table.ts';
import { recordFormats } from './record-formats.ts';

/** Context for reacting to a password set directly in Cognito. Uses the IAM role of Cognito's triggers. */
export function passwordChangeContext(environment: Environment, now: () => number, sub: string) {
  const table = openTable(environment, recordFormats);
  const origin: Origin = {
    organization: null,
    by: sub,
    requestId: 'cognito',
    idempotency: undefined,
    now,
  };
  return {
    people: new PeopleStore(table, origin),
    sessions: new SessionsStore(table, origin),
    mailsOf: (slug: string | null) => new MailsStore(table, slug, origin),
  };
}
