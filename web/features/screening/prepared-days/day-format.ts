import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Colleague } from '../../../../shared/features/organizations/members/schema.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening, ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import type { ScreeningNorms } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningRules } from '../../../../shared/features/screening/settings/rules.schema.ts';
import type { SchoolOfChild } from '../form/last-details.ts';
import type { ScreeningValues } from '../form/screening-values.ts';

export interface DayChild {
  /** Key of the child's answers in the database. */
  recordId: string;
  child: Pick<Case, 'id' | 'fullName' | 'otherName' | 'birthDate' | 'gender' | 'status'> & SchoolOfChild;
  screenings: Screening[];
}

/** Data with which the device was prepared; does not change during the day. */
export interface DayContent {
  day: PreparedDay;
  organization: string;
  session: CurrentUser;
  colleagues: Colleague[];
  /** Date of the preparation in the organisation's time zone, `YYYY-MM-DD`. */
  date: string;
  children: DayChild[];
  /** Norms with which the device judges results offline. */
  norms: ScreeningNorms;
  /** Rules, with phrases for remarks; absent in days prepared by older versions. */
  rules?: ScreeningRules;
  /** The usual notation of ambiguous acuities; absent in days prepared by older versions. */
  acuityNotation?: NumberNotation | null;
}

/**
 * A request that may have reached the server. The request is retried with the same key until a response
 * arrives.
 */
export type PendingRequest = { key: string } & (
  | { kind: 'create'; input: ScreeningFields & { caseId: string; band: Band; bandReason: string | null } }
  | { kind: 'save'; input: ScreeningFields & { screeningId: string; version: number } }
  | { kind: 'finish' | 'reopen'; input: { screeningId: string; version: number } }
);

export interface DayRecord {
  caseId: string;
  isAbsent: boolean;
  begun: { band: Band; bandReason: string | null; at: string; initial: ScreeningValues } | null;
  /** Answers as typed; null before the screening is begun. */
  values: ScreeningValues | null;
  savedAt: string | null;
  mustFinish: boolean;
  /** The screening in the last response of the server. */
  known: Screening | null;
  request: PendingRequest | null;
  /** The version of the screening that somebody else saved, while it conflicts with the answers here. */
  theirs: Screening | null;
  /** Why the server rejected the answers. */
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
 * Upgrades from each stored format to the next, for devices that an older version prepared. A change of the
 * format needs a step here, and an example of the old format in the test.
 */
const contentUpgrades: ((before: never) => unknown)[] = [
  // A day without norms gets an empty list of norms, so that only tests without a norm are judged.
  ({ children, ...before }: Omit<DayContent, 'norms'>) => ({
    ...before,
    children: children.map(({ child, ...rest }) => ({ ...rest, child: { ...child, gender: null } })),
    norms: { version: 0, sets: [] },
  }),
];
const recordUpgrades: ((before: never) => unknown)[] = [];

interface Versioned {
  format: number;
  value: unknown;
}

/** Thrown if a newer version of the app has stored the prepared day. */
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
