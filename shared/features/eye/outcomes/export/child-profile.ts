import { daysBetween } from '../../../../core/dates/days.ts';
import { eyes } from '../../../../core/optics/eyes.ts';
import type { FirstTreatmentVisit } from '../first-treatment-visits.ts';
import { type OutcomeTreatment, outcomeTreatments } from '../schema.ts';

/** Facts that could identify a child, rounded to whole steps; −1 means "not recorded". */
export interface ChildProfile {
  treatment: number;
  /** Bit mask of the columns in which both eyes have values, in the order of `columns`. */
  columns: number;
  /** Time from the first visit to the last, in quarters of a year. */
  quarters: number;
  gender: number;
  /** Age in completed years. */
  age: number;
  /** Axial length at the first visit in mm. */
  axial: number;
  /** Spherical equivalent at the first visit in D. */
  power: number;
  visits: number;
}

export const columns = ['axialLength', 'cycloplegic', 'dry'] as const;
export const genders = ['female', 'male'] as const;
export const daysPerMonth = 365.25 / 12;
/** Maximum number of exported visits per child. If there are more, some visits are left out. */
const maxVisits = 6;

const fields = ['treatment', 'columns', 'quarters', 'gender', 'age', 'axial', 'power', 'visits'] as const;
/**
 * Offset added to a value to get a base-36 digit from 0 to 35; values beyond that range get the nearest
 * digit.
 */
const offsets: Partial<Record<keyof ChildProfile, number>> = { gender: 1, age: 1, axial: -9, power: 26 };
const radix = 36;
const coarsened: readonly (keyof ChildProfile)[] = ['age', 'axial', 'power'];

interface ProfiledChild {
  treatment: OutcomeTreatment;
  gender: (typeof genders)[number] | null;
  startedAt: number | null;
  visits: readonly FirstTreatmentVisit[];
}

/** The profile of a child; null if the visits cover too little time for a rate per year. */
export function profileOf({ treatment, gender, startedAt, visits }: ProfiledChild): ChildProfile | null {
  const [first, last] = [visits[0], visits.at(-1)];
  const days = first && last ? daysBetween(first.date, last.date) : 0;
  if (days < minDays) return null;
  const has = columns.map((column, bit) => (isOfBothEyes(visits, column) ? 1 << bit : 0));
  const power = firstValue(visits, 'cycloplegic') ?? firstValue(visits, 'dry');
  return {
    treatment: outcomeTreatments.indexOf(treatment),
    columns: has.reduce((all, bit) => all + bit, 0),
    quarters: Math.round(days / daysPerMonth / 3),
    gender: gender === null ? -1 : genders.indexOf(gender),
    age: startedAt ?? -1,
    axial: Math.round(firstValue(visits, 'axialLength') ?? unknownAxial),
    power: Math.round(power ?? unknownPower),
    visits: Math.min(maxVisits, visits.length),
  };
}

/** Minimum time between the first and the last visit for a rate per year, in days. */
const minDays = 90;
const unknownAxial = 9;
const unknownPower = -26;

/** Whether both eyes were measured. If only one eye were exported, that fact could identify the child. */
const isOfBothEyes = (visits: readonly FirstTreatmentVisit[], column: (typeof columns)[number]) =>
  eyes.every(eye => visits.some(visit => visit[column][eye] !== null));

/** The first measured value of each eye, averaged over both eyes. */
function firstValue(visits: readonly FirstTreatmentVisit[], column: (typeof columns)[number]): number | null {
  const firsts = eyes.flatMap(eye => visits.find(visit => visit[column][eye] !== null)?.[column][eye] ?? []);
  return firsts.length === 0 ? null : firsts.reduce((sum, value) => sum + value, 0) / firsts.length;
}

/**
 * Encodes a profile as text with one digit per field. @param detail how many times the step sizes were
 * doubled
 */
export function cellOf(profile: ChildProfile, detail: number): string {
  return fields
    .map(field => {
      const digit = Math.min(radix - 1, Math.max(0, profile[field] + (offsets[field] ?? 0)));
      const step = coarsened.includes(field) ? 2 ** detail : 1;
      return (digit - (digit % step)).toString(radix);
    })
    .join('');
}

export function profileOfCell(cell: string): ChildProfile {
  const entries = fields.map((field, at) => [
    field,
    Number.parseInt(cell.charAt(at), radix) - (offsets[field] ?? 0),
  ]);
  return Object.fromEntries(entries) as ChildProfile;
}
