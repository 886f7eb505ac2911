import type { Item } from '../../functions/storage/write.ts';
import { type Fault, keyOf } from './fault.ts';

/** Keys of every kind of record, as `functions/storage/keys.ts` makes them: partition, sort key. */
const knownRecords: [RegExp, RegExp][] = [
  [/^O#[a-z\d-]+$/, /^(META|MEMBER#[^#]+|MODULE#[^#]+#[a-z]+)$/],
  [/^(O#[a-z\d-]+|X)#I#/, /^[\w-]{8,64}$/],
  [/^(O#[a-z\d-]+|X)#J#\d{4}-\d\d$/, /^[^#]+#jrn_/],
  [/^O#[a-z\d-]+#D#jrn_/, /./],
  [/^C#[a-z\d-]+#C#case_/, /^CASE$/],
  [/^C#[a-z\d-]+#U#/, /^CASE#case_/],
  [/^C#[a-z\d-]+#S#/, /#case_/],
  [/^C#[a-z\d-]+#COUNT$/, /^CASES#\d$/],
  [/^C#[a-z\d-]+#N#/, /^(BOX|N#\d{10})$/],
  [/^P#[^#]+$/, /^(PERSON|AT#[a-z\d-]+)$/],
  [/^P#[^#]+#S$/, /./],
  [/^X#RATE#/, /^R$/],
];

/** Records that no rule knows. A new kind of record is added here, and to the rules where it follows from others. */
export function unknownRecords(items: Item[]): Fault[] {
  return items
    .filter(({ pk, sk }) => !knownRecords.some(([partition, sort]) => partition.test(pk) && sort.test(sk)))
    .map(item => ({ rule: 'every record is of a known kind', at: keyOf(item), says: 'is of none' }));
}
