import type { Key } from '../storage/key.ts';
import type { KeyRow } from '../storage/keys.ts';

/** Table keys of emails and undeliverable addresses, for the diagram in `docs/data-model.md`. @public */
export const keyRows: KeyRow[] = [
  { record: 'mail (email log)', format: 'mail', pk: 'O#{o}#MAIL', sk: '{mail}' },
  { record: 'mail of the platform', format: 'mail', pk: 'X#MAIL', sk: '{mail}' },
  {
    record: 'last known state of the SES account',
    format: 'mail-account',
    pk: 'X#SES',
    sk: 'ACCOUNT',
  },
  { record: 'undeliverable address', holds: 'marker', pk: 'X#UNREACHED#{hash}', sk: 'U', note: 'TTL' },
];

/** Key range of an organisation's emails, sorted by time; `o` is null for emails of the platform. */
export const mailsOf = (o: string | null) => ({ pk: o === null ? 'X#MAIL' : `O#${o}#MAIL` });
export const mailKey = (o: string | null, mail: string): Key => ({ ...mailsOf(o), sk: mail });

export const mailAccountKey: Key = { pk: 'X#SES', sk: 'ACCOUNT' };

/** @param hash of the address in lower case: keys never contain addresses */
export const undeliverableKey = (hash: string): Key => ({ pk: `X#UNREACHED#${hash}`, sk: 'U' });
