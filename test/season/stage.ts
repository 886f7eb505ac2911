import { type Clinic, openClinic, openSuperadmin, type Principal, signIn } from '../support/clinic.ts';
import { type Random, seededBy } from '../support/seed.ts';
import { openLastingWorld, type World } from '../support/world.ts';
import type { Device } from './browser/device.ts';
import { CallsLived } from './calls-lived.ts';
import { localDay, momentAt } from './local-days.ts';
import { Model } from './model.ts';

/**
 * What a person may see: everything (as an admin, or as a user with all cases), assigned cases only, or
 * everything except eye records.
 */
type Sort = 'admin' | 'all' | 'assigned' | 'no-eyes';

export interface SeasonPerson {
  name: string;
  sort: Sort;
  /** Whether the person joined during the season and leaves again. */
  isTemporary?: boolean;
  /** The person's caller of the API, with a new sign-in each morning. */
  caller: Principal;
}

export interface SeasonOrganization {
  slug: string;
  timeZone: string;
  clinic: Clinic;
  people: SeasonPerson[];
}

/** A session on the timetable, with what is needed to evaluate it. */
export interface PlannedSession {
  id: string;
  date: string;
  caseIds: string[];
  teacher: SeasonPerson;
}

export interface Stage {
  world: World;
  calls: CallsLived;
  model: Model;
  random: Random;
  clinic: SeasonOrganization;
  school: SeasonOrganization;
  superadmin: Principal;
  planned: PlannedSession[];
  /** Computers, tablets and phones whose browsers were used, by name. */
  devices: Map<string, Device>;
  /** The minutes in which browsers were used, by the clock of the season. */
  browsing: { from: string; to: string }[];
  /** The template for notes of each organisation, with its first line. */
  templates: Map<string, { id: string; greeting: string }>;
  /** Number of people, children and visits, as a share of those of a whole year. */
  scale: number;
  /** Whether every print is compared; if not, only new ones and a share of the others are. */
  comparesAll: boolean;
  /**
   * How often the product was stopped while reactions waited, killed during a call, and restored from a copy.
   */
  accidents: { stopped: number; killed: number; restored: number };
  /** Returns the next number of the sequence with this name, for unique names. */
  next: (what: string) => number;
}

const clinicSorts: Sort[] = [
  'admin',
  'admin',
  'all',
  'all',
  'all',
  'all',
  'all',
  'assigned',
  'assigned',
  'no-eyes',
];
const schoolSorts: Sort[] = ['admin', 'all', 'all', 'assigned'];

/** Creates the two organisations of the season, some days before the season begins. */
export async function openStage(seed: number, from: string, scale: number): Promise<Stage> {
  const { createRandom } = seededBy(seed);
  const world = await openLastingWorld();
  await world.moveClockTo(momentAt(from, '00:30', 'UTC'));
  const random = createRandom('season');
  const calls = new CallsLived(world, createRandom('calls'));
  const counts = new Map<string, number>();
  const model = new Model();
  const open = { calls, model };
  return {
    world,
    calls,
    model,
    random,
    clinic: await openOrganization(open, 'season-clinic', 'HK', 'Asia/Hong_Kong', clinicSorts),
    school: await openOrganization(open, 'season-school', 'GB', 'Europe/London', schoolSorts),
    superadmin: await openSuperadmin(),
    planned: [],
    devices: new Map(),
    browsing: [],
    templates: new Map(),
    scale,
    comparesAll: true,
    accidents: { stopped: 0, killed: 0, restored: 0 },
    next: what => {
      const count = (counts.get(what) ?? 0) + 1;
      counts.set(what, count);
      return count;
    },
  };
}

async function openOrganization(
  { calls, model }: Pick<Stage, 'calls' | 'model'>,
  slug: string,
  country: 'HK' | 'GB',
  timeZone: string,
  sorts: Sort[],
): Promise<SeasonOrganization> {
  const clinic = await openClinic({ slug, country, timeZone, endsOn: '2030-12-31' });
  const people: SeasonPerson[] = [];
  for (const [index, sort] of sorts.entries()) {
    const caller = index === 0 ? clinic.admin : await clinic.join(membershipOf(sort));
    people.push({ name: `${sort} ${index}`, sort, caller: calls.of(caller) });
    model.members.set(`${slug} ${caller.person.id}`, {
      ...{ organization: slug, id: caller.person.id, status: 'active' },
      role: sort === 'admin' ? 'admin' : 'user',
      visibility: sort === 'assigned' ? 'selected' : 'all',
    });
  }
  return { slug, timeZone, clinic, people };
}

function membershipOf(sort: Sort): NonNullable<Parameters<Clinic['join']>[0]> {
  if (sort === 'admin') return { role: 'admin' };
  if (sort === 'assigned') return { visibility: 'selected' };
  return sort === 'no-eyes' ? { modules: [] } : {};
}

/** Signs all people in, as they do each morning. */
export async function signInAll({ calls, clinic, school, superadmin }: Stage): Promise<void> {
  for (const { slug, people, clinic: own } of [clinic, school]) {
    own.admin = await signIn(own.admin.person, slug);
    for (const one of people) {
      const { person } = one.caller;
      one.caller = calls.of(person.id === own.admin.person.id ? own.admin : await signIn(person, slug));
    }
  }
  Object.assign(superadmin, await signIn(superadmin.person, undefined));
}

export const today = ({ world }: Pick<Stage, 'world'>, { timeZone }: SeasonOrganization): string =>
  localDay(world.now(), timeZone);

/**
 * Picks one of these values at random.
 * @throws Error if there is none
 */
export function pick<Value>({ random }: Pick<Stage, 'random'>, values: readonly Value[]): Value {
  const value = values[random.randomInt(0, values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}

export const isOneOf = ({ random }: Pick<Stage, 'random'>, count: number): boolean =>
  random.randomInt(0, count) === 0;

export const whoMay = ({ people }: SeasonOrganization, ...sorts: Sort[]): SeasonPerson[] =>
  people.filter(({ sort }) => sorts.includes(sort));
