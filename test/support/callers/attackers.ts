import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../shared/core/permissions.ts';
import { foreignCanary } from '../canary.ts';
import { type Clinic, newPerson, openClinic, openSuperadmin, type Principal } from '../clinic.ts';
import type { ReferenceKind } from '../reference-kind.ts';
import { referenceSamples } from '../reference-samples.ts';

/** A caller who tries to reach what they may not see. */
export interface Attacker {
  name: string;
  caller: Caller;
  principal: Principal;
  /** Where they work and call for. */
  ownClinic: Clinic;
  /** The name of a thing of each kind in an organisation that they do not call for. */
  foreignIds: ReferenceIds;
  /** The name of a thing of each kind in their own organisation that is not for them to see. */
  hiddenIds: Partial<ReferenceIds>;
}

type ReferenceIds = Record<ReferenceKind, string>;

export interface Attackers {
  callers: Attacker[];
  ownClinic: Clinic;
  /** None of the callers is a member; every record carries the foreign canary. */
  otherClinic: Clinic;
}

/** Two organisations and, in the first, people of every kind; one of them works in a third as well. */
export async function createAttackers(): Promise<Attackers> {
  const { word } = foreignCanary;
  const slug = `${word}-${randomUUID().slice(0, 8)}`;
  const [ownClinic, second, otherClinic] = await Promise.all([
    openClinic(),
    openClinic(),
    openClinic({ slug, name: `${word} clinic` }, newPerson(`${word} admin`)),
  ]);
  const ofOther = await collectForeignIds(otherClinic);
  const outsider = async (name: string, caller: Caller, principal: Principal): Promise<Attacker> => {
    return {
      name,
      caller,
      principal,
      ownClinic,
      foreignIds: ofOther,
      hiddenIds: await collectHiddenIds(ownClinic, caller),
    };
  };
  const member = async (name: string, caller: Caller & Membership, who = newPerson(name)) =>
    outsider(name, caller, await ownClinic.join(caller, who));
  const inBoth = newPerson('Beth Both');
  await second.join({}, inBoth);
  const both = await member('a user of two organisations', { role: 'user', visibility: 'all' }, inBoth);
  const callers = [
    await member('a user of all cases', { role: 'user', visibility: 'all' }),
    await member('a user of selected cases', { role: 'user', visibility: 'selected' }),
    await member('an admin', { role: 'admin', visibility: 'all' }),
    { ...both, foreign: { ...(await collectForeignIds(second)), organization: otherClinic.slug } },
    await outsider('a superadmin', { role: 'superadmin', visibility: 'selected' }, await openSuperadmin()),
  ];
  return { callers, ownClinic, otherClinic };
}

type Membership = { role: 'user' | 'admin' };

async function collectForeignIds(clinic: Clinic): Promise<ReferenceIds> {
  const names = Object.entries(referenceSamples).map(async ([kind, record]) => [
    kind,
    await record?.foreign(clinic),
  ]);
  return Object.fromEntries(await Promise.all(names)) as ReferenceIds;
}

async function collectHiddenIds(clinic: Clinic, caller: Caller): Promise<Partial<ReferenceIds>> {
  const names = Object.entries(referenceSamples).map(async ([kind, record]) => [
    kind,
    await record?.hidden(clinic, caller),
  ]);
  return Object.fromEntries(await Promise.all(names)) as Partial<ReferenceIds>;
}
