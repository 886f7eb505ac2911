import type { NumberNotation } from '../../../../shared/core/optics/acuity.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Colleague } from '../../../../shared/features/organizations/members/schema.ts';
import type { CurrentUser } from '../../../../shared/features/people/account/schema.ts';
import type { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import type { Screening, ScreeningFields } from '../../../../shared/features/screening/screenings/schema.ts';
import type { ScreeningNorms } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningRules } from '../../../../shared/features/screening/settings/rules.schema.ts';
import type { ScreeningValues } from '../form/screening-values.ts';

export interface DayChild {
  /** Key of the child's answers in the database. */
  recordId: string;
  child: Pick<Case, 'id' | 'fullName' | 'otherName' | 'birthDate' | 'gender' | 'status'>;
  screenings: Screening[];
}

/** Data on the device; does not change during the day. */
export interface DayContent {
  day: PreparedDay;
  organization: string;
  session: CurrentUser;
  colleagues: Colleague[];
  /** Date of the screenings in the organisation's time zone, `YYYY-MM-DD`. */
  date: string;
  children: DayChild[];
  /** Norms for judging offline. */
  norms: ScreeningNorms;
  /** Phrases for remarks; absent in days prepared by older versions. */
  rules?: ScreeningRules;
  /** Usual notation of ambiguous acuities; absent in days prepared by older versions. */
  acuityNotation?: NumberNotation | null;
}

/** A request that may have reached the server; it is resent with its key until a response arrives. */
export type PendingRequest = { key: string } & (
  | { kind: 'create'; input: ScreeningFields & { caseId: string; band: Band; bandReason: string | null } }
  | { kind: 'save'; input: ScreeningFields & { screeningId: string; version: number } }
  | { kind: 'finish'; input: { screeningId: string; version: number } }
);

export interface DayRecord {
  caseId: string;
  isAbsent: boolean;
  begun: { band: Band; bandReason: string | null; at: string; initial: ScreeningValues } | null;
  /** As typed; null before the start. */
  values: ScreeningValues | null;
  savedAt: string | null;
  mustFinish: boolean;
  /** Latest version from the server. */
  known: Screening | null;
  request: PendingRequest | null;
  /** Version saved by somebody else with a conflicting change. */
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
 * Upgrades from each format to the next, for devices prepared by older versions. Every change of a format
 * needs a step here and an example of the old format in the test.
 */
const contentUpgrades: ((before: never) => unknown)[] = [
  // Formats before norms: only tests that need none are judged.
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

/** Thrown if a newer version of the app has stored the day. */
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
