import { randomUUID } from 'node:crypto';
import type { Caller } from '../../shared/core/permissions.ts';
import { foreignMarks } from './canary.ts';
import { type Clinic, newPerson, openClinic, openSuperadmin, type Principal } from './clinic.ts';
import { type Named, namedRecords } from './named-records.ts';

/** A caller who tries to reach what they may not see. */
export interface Outsider {
  name: string;
  caller: Caller;
  principal: Principal;
  /** Where they work and call for. */
  own: Clinic;
  /** The name of a thing of each kind in an organisation that they do not call for. */
  foreign: Names;
  /** The name of a thing of each kind in their own organisation that is not for them to see. */
  hidden: Partial<Names>;
}

type Names = Record<Named, string>;

export interface Outsiders {
  callers: Outsider[];
  own: Clinic;
  /** None of the callers is a member; every record carries the foreign canary. */
  other: Clinic;
}

/** Two organisations and, in the first, people of every kind; one of them works in a third as well. */
export async function openOutsiders(): Promise<Outsiders> {
  const { word } = foreignMarks;
  const slug = `${word}-${randomUUID().slice(0, 8)}`;
  const [own, second, other] = await Promise.all([
    openClinic(),
    openClinic(),
    openClinic({ slug, name: `${word} clinic` }, newPerson(`${word} admin`)),
  ]);
  const ofOther = await foreignNames(other);
  const outsider = async (name: string, caller: Caller, principal: Principal): Promise<Outsider> => {
    return { name, caller, principal, own, foreign: ofOther, hidden: await hiddenNames(own, caller) };
  };
  const member = async (name: string, caller: Caller & Membership, who = newPerson(name)) =>
    outsider(name, caller, await own.join(caller, who));
  const inBoth = newPerson('Beth Both');
  await second.join({}, inBoth);
  const both = await member('a user of two organisations', { role: 'user', visibility: 'all' }, inBoth);
  const callers = [
    await member('a user of all cases', { role: 'user', visibility: 'all' }),
    await member('a user of selected cases', { role: 'user', visibility: 'selected' }),
    await member('an admin', { role: 'admin', visibility: 'all' }),
    { ...both, foreign: { ...(await foreignNames(second)), organization: other.slug } },
    await outsider('a superadmin', { role: 'superadmin', visibility: 'selected' }, await openSuperadmin()),
  ];
  return { callers, own, other };
}

type Membership = { role: 'user' | 'admin' };

async function foreignNames(clinic: Clinic): Promise<Names> {
  const names = Object.entries(namedRecords).map(async ([kind, record]) => [
    kind,
    await record?.foreign(clinic),
  ]);
  return Object.fromEntries(await Promise.all(names)) as Names;
}

async function hiddenNames(clinic: Clinic, caller: Caller): Promise<Partial<Names>> {
  const names = Object.entries(namedRecords).map(async ([kind, record]) => [
    kind,
    await record?.hidden(clinic, caller),
  ]);
  return Object.fromEntries(await Promise.all(names)) as Partial<Names>;
}
