import type { Item } from '../../functions/platform/storage/write.ts';
import { type IntegrityViolation, keyOf } from './integrity-violation.ts';

/** Keys of every kind of record, as `functions/platform/storage/keys.ts` makes them: partition, sort key. */
const knownRecords: [RegExp, RegExp][] = [
  [
    /^O#[a-z\d-]+$/,
    /^(META|SEQ#eye|EVENT#[^#]+#jrn_[0-9A-Za-z]+|(MEMBER|FORMER)#[^#]+|TOLD#[^#]+#\d{4}-\d\d-\d\d#\d+|PICKS#[^#]+|TERMS(#V#\d{4})?|ACC#\d{4}#[^#]+|MODULE#[^#]+#[a-z]+)$/,
  ],
  [/^(O#[a-z\d-]+|X)#I#/, /^[\w-]{8,64}$/],
  [/^(O#[a-z\d-]+|X)#J#\d{4}-\d\d$/, /^[^#]+#jrn_/],
  [/^O#[a-z\d-]+#R#\d{4}-\d\d$/, /^[^#]+#[^#]+#[^#]+#[^#]+$/],
  [/^O#[a-z\d-]+#D#jrn_/, /./],
  [/^C#[a-z\d-]+#C#case_/, /^(CASE|EYES|RECALL|(V#)?EYE#[\dA-Za-z]{16}(#\d{4})?|SEND#[\dA-Za-z]{16})$/],
  [/^C#[a-z\d-]+#LINK#[\w-]{43}$/, /^LINK$/],
  [/^C#[a-z\d-]+#REF#\d{4}$/, /^\d{6}$/],
  [/^C#[a-z\d-]+#U#/, /^(CASE#case_|DRAFT#(case_[^#]+)?#[a-z]+)/],
  [/^C#[a-z\d-]+#S#/, /#case_/],
  [/^C#[a-z\d-]+#(DOB#\d{4}-\d\d-\d\d|KIN#.+)$/, /^case_/],
  [/^O#[a-z\d-]+#JOB$/, /^job_/],
  [/^C#[a-z\d-]+#JOB#job_/, /^(PART#\d{4}|FILTER)$/],
  [/^C#[a-z\d-]+#COUNT$/, /^CASES#\d$/],
  [/^C#[a-z\d-]+#N#/, /^(BOX|N#\d{10})$/],
  [/^(O#[a-z\d-]+|X)#MAIL$/, /^mail_\w+$/],
  [/^X#UNREACHED#[\w-]+$/, /^U$/],
  [/^C#[a-z\d-]+#F#file_/, /^FILE$/],
  [/^P#[^#]+$/, /^(PERSON|EMAIL|RECOVERY|ERASURE|AT#[a-z\d-]+|FILE#file_\w+|CERT#crt_\w+)$/],
  [/^P#[^#]+#S$/, /./],
  [/^T#[\w-]{43}$/, /^T$/],
  [/^X#RATE#/, /^R$/],
  [/^O#[a-z\d-]+#CALLS$/, /^\d+$/],
  [/^X#TOLD$/, /^\d{4}-\d\d-\d\d$/],
  [/^X#DUE#\d{4}-\d\d-\d\d$/, /^(licence#[a-z\d-]+|module#[a-z\d-]+#[^#]+#[a-z]+)$/],
];

/** Records of an unknown kind. Add a new kind here, and to the rules if it is derived. */
export function unknownRecords(items: Item[]): IntegrityViolation[] {
  return items
    .filter(({ pk, sk }) => !knownRecords.some(([partition, sort]) => partition.test(pk) && sort.test(sk)))
    .map(item => ({ rule: 'every record is of a known kind', at: keyOf(item), problem: 'is of none' }));
}
