import type { Item } from '../../functions/platform/storage/write.ts';
import { features } from './features.ts';
import type { KnownRecord } from './integrity-feature.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';

/** Records of the platform itself: idempotency, journal, mail, rate limits. */
const platformRecords: KnownRecord[] = [
  [/^(O#[a-z\d-]+|X)#I#/, /^[\w-]{8,64}$/],
  [/^(O#[a-z\d-]+|X)#J#\d{4}-\d\d$/, /^[^#]+#jrn_/],
  [/^O#[a-z\d-]+#R#\d{4}-\d\d$/, /^[^#]+#[^#]+#[^#]+#[^#]+$/],
  [/^O#[a-z\d-]+#D#jrn_/, /./],
  [/^(O#[a-z\d-]+|X)#MAIL$/, /^mail_\w+$/],
  [/^X#UNREACHED#[\w-]+$/, /^U$/],
  [/^X#RATE#/, /^R$/],
  [/^O#[a-z\d-]+#CALLS$/, /^\d+$/],
];

const knownRecords = [...platformRecords, ...features.flatMap(feature => feature.knownRecords)];

/** Records of an unknown kind. A feature lists its own in `features/<feature>/feature.ts`. */
export function unknownRecords(items: Item[]): IntegrityViolation[] {
  return items
    .filter(({ pk, sk }) => !knownRecords.some(([partition, sort]) => partition.test(pk) && sort.test(sk)))
    .map(item => ({ rule: 'every record is of a known kind', at: keyOf(item), problem: 'is of none' }));
}
