import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Colleague } from '../../../../shared/features/organizations/members/schema.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening, ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import type { ScreeningNorms } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningValues } from '../form/screening-values.ts';

/** A child that the device has taken along, with the screenings there were. */
export interface DayChild {
  /** Of the child's answers in the database. */
  recordId: string;
  child: Pick<Case, 'id' | 'fullName' | 'otherName' | 'birthDate' | 'gender' | 'status'>;
  screenings: Screening[];
}

/** What a device takes along; does not change during the day. */
export interface DayContent {
  day: PreparedDay;
  organization: string;
  session: CurrentUser;
  /** Who can be named as the tester. */
  colleagues: Colleague[];
  /** Day of the screenings, `YYYY-MM-DD` where the organisation is. */
  date: string;
  children: DayChild[];
  /** The organisation’s norms, by which it judges without a network. */
  norms: ScreeningNorms;
  /** The usual notation of acuities that can be decimal or logMAR; absent where an older app prepared the day. */
  acuityNotation?: NumberNotation | null;
}

/** A call that may have reached the server: it is sent again with its key until it is answered. */
export type PendingRequest = { key: string } & (
  | { kind: 'create'; input: ScreeningFields & { caseId: string; band: Band; bandReason: string | null } }
  | { kind: 'save'; input: ScreeningFields & { screeningId: string; version: number } }
  | { kind: 'finish'; input: { screeningId: string; version: number } }
);

/** What was done with one child on this device. */
export interface DayRecord {
  caseId: string;
  isAbsent: boolean;
  begun: { band: Band; bandReason: string | null; at: string; initial: ScreeningValues } | null;
  /** As typed; null until the child is begun with. */
  values: ScreeningValues | null;
  savedAt: string | null;
  mustFinish: boolean;
  /** The screening as the server last answered it. */
  known: Screening | null;
  request: PendingRequest | null;
  /** What somebody else has saved meanwhile, where both changed the same. */
  theirs: Screening | null;
  /** Why the server has refused it. */
  refusal: { code: string; fields: string[] } | null;
}

export const emptyRecord = (caseId: string, known: Screening | null): DayRecord => ({
  caseId,
  isAbsent: false,
  begun: null,
  values: null,
  savedAt: null,
  mustFinish: false,
  known,
  request: null,
  theirs: null,
  refusal: null,
});

/**
 * From each format to the next. A device that was prepared by an older version of the app is read by the newer
 * one: what changes here gets a step, and an example of the older format in the test.
 */
const contentUpgrades: ((before: never) => unknown)[] = [
  // Before norms were taken along: what needs none is judged, the rest is not.
  ({ children, ...before }: Omit<DayContent, 'norms'>) => ({
    ...before,
    children: children.map(({ child, ...one }) => ({ ...one, child: { ...child, gender: null } })),
    norms: { version: 0, sets: [] },
  }),
];
const recordUpgrades: ((before: never) => unknown)[] = [];

/** Something stored with its format. */
interface Versioned {
  format: number;
  value: unknown;
}

/** The day was prepared, or written to, by a newer version of the app than this one. */
export class NewerFormatError extends Error {}

function read(stored: unknown, upgrades: readonly ((before: never) => unknown)[]): unknown {
  const { format, value } = stored as Versioned;
  if (format > upgrades.length + 1) throw new NewerFormatError(`format ${format}`);
  return upgrades.slice(format - 1).reduce((before, upgrade) => upgrade(before as never), value);
}

export const readContent = (stored: unknown) => read(stored, contentUpgrades) as DayContent;
export const readRecord = (stored: unknown) => read(stored, recordUpgrades) as DayRecord;
export const writeContent = (value: DayContent): Versioned => ({ format: contentUpgrades.length + 1, value });
export const writeRecord = (value: DayRecord): Versioned => ({ format: recordUpgrades.length + 1, value });
