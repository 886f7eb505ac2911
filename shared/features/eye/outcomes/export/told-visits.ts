import { daysBetween, monthsAfter } from '../../../../core/dates/days.ts';
import type { Eye } from '../../../../core/optics/eyes.ts';
import type { FirstTreatmentVisit } from '../first-treatment-visits.ts';
import type { OutcomeVisit } from '../schema.ts';
import { columns, daysPerMonth, genders } from './child-profile.ts';
import type { ToldProfile } from './group-profiles.ts';

/** Day on which the treatment of every exported child starts; it replaces the real day. */
export const startOfAll = '2000-01-01';

type Told = Omit<OutcomeVisit, 'child' | 'treatment'>;
type Column = (typeof columns)[number];

/**
 * The visits of a child as they are exported. Number of visits, total time and start values are those of the
 * child's group. Changes are scaled with the time, so that each measured rate per year stays the same.
 */
export function toldVisits(visits: readonly FirstTreatmentVisit[], told: ToldProfile): Told[] {
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return [];
  const days = daysBetween(first.date, last.date);
  const monthsTo = (date: string) => Math.round((daysBetween(first.date, date) / days) * told.months);
  const scale = told.months / (days / daysPerMonth);
  const valueAt = (visit: FirstTreatmentVisit, column: Column, eye: Eye) => {
    const value = visit[column][eye];
    const start = visits.find(one => one[column][eye] !== null)?.[column][eye];
    if (value === null || start == null || !(told.columns & (1 << columns.indexOf(column)))) return null;
    const level = column === 'axialLength' ? told.axial : told.power;
    return Math.round((level + (value - start) * scale) * 100) / 100 + 0;
  };
  return thinned(visits, told.visits).map(visit => ({
    gender: genders[told.gender] ?? null,
    startedAt: told.age < 0 ? null : told.age,
    startedOn: startOfAll,
    date: monthsAfter(startOfAll, monthsTo(visit.date)),
    cycloplegicRight: valueAt(visit, 'cycloplegic', 'right'),
    cycloplegicLeft: valueAt(visit, 'cycloplegic', 'left'),
    dryRight: valueAt(visit, 'dry', 'right'),
    dryLeft: valueAt(visit, 'dry', 'left'),
    axialRight: valueAt(visit, 'axialLength', 'right'),
    axialLeft: valueAt(visit, 'axialLength', 'left'),
  }));
}

/** Keeps a given number of visits: the first, the last, and evenly spaced visits in between. */
function thinned<Visit>(visits: readonly Visit[], count: number): Visit[] {
  const step = (visits.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, at) => visits[Math.round(at * step)]).filter(
    visit => visit !== undefined,
  );
}
