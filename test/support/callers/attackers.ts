import { randomUUID } from 'node:crypto';
import type { Caller } from '../../../shared/core/permissions.ts';
import { foreignCanary } from '../canary.ts';
import { type Clinic, newPerson, openClinic, openSuperadmin, type Principal } from '../clinic.ts';
import type { ReferenceKind } from '../generated/reference-kind.ts';
import { referenceSamples } from '../reference-samples.ts';

/** A caller who tries to reach data that they must not see. */
export interface Attacker {
  name: string;
  caller: Caller;
  principal: Principal;
  /** The organisation that the attacker works in and sends requests for. */
  ownClinic: Clinic;
  /** Returns the id of a record of this kind in an organisation for which the attacker sends no requests. */
  foreignId: (kind: ReferenceKind) => Promise<string | undefined>;
  /**
   * Returns the id of a record of this kind in the attacker's own organisation that the attacker must not
   * see.
   */
  hiddenId: (kind: ReferenceKind) => Promise<string | undefined>;
}

export interface Attackers {
  callers: Attacker[];
  ownClinic: Clinic;
  /** An organisation to which no caller belongs. Every record in it contains `foreignCanary`. */
  otherClinic: Clinic;
}

/**
 * Makes two organisations and, in the first, people of every kind, one of whom also works in a third. Creates
 * all data that responses could leak.
 */
export async function createAttackers(): Promise<Attackers> {
  const { word } = foreignCanary;
  const slug = `${word}-${randomUUID().slice(0, 8)}`;
  const [ownClinic, second, otherClinic] = await Promise.all([
    openClinic(),
    openClinic(),
    openClinic({ slug, name: `${word} clinic` }, newPerson(`${word} admin`)),
  ]);
  const foreignId = makeOnce(kind => referenceSamples[kind]?.foreign(otherClinic));
  const outsider = (name: string, caller: Caller, principal: Principal): Attacker => ({
    name,
    caller,
    principal,
    ownClinic,
    foreignId,
    hiddenId: makeOnce(kind => referenceSamples[kind]?.hidden(ownClinic, caller)),
  });
  const member = async (name: string, caller: Caller & Membership, who = newPerson(name)) =>
    outsider(name, caller, await ownClinic.join(caller, who));
  const inBoth = newPerson('Beth Both');
  await second.join({}, inBoth);
  const both = await member('a user of two organisations', { role: 'user', visibility: 'all' }, inBoth);
  const ofSecond = makeOnce(kind => referenceSamples[kind]?.foreign(second));
  const strictest = await member('a user of selected cases', { role: 'user', visibility: 'selected' });
  const callers: Attacker[] = [
    await member('a user of all cases', { role: 'user', visibility: 'all' }),
    strictest,
    await member('an admin', { role: 'admin', visibility: 'all' }),
    { ...both, foreignId: kind => (kind === 'organization' ? foreignId : ofSecond)(kind) },
    outsider('a superadmin', { role: 'superadmin', visibility: 'selected' }, await openSuperadmin()),
  ];
  const kinds = Object.keys(referenceSamples) as ReferenceKind[];
  await Promise.all(kinds.flatMap(kind => [foreignId(kind), strictest.hiddenId(kind)]));
  return { callers, ownClinic, otherClinic };
}

type Membership = { role: 'user' | 'admin' };

type Make = (kind: ReferenceKind) => Promise<string | undefined> | undefined;

function makeOnce(make: Make): (kind: ReferenceKind) => Promise<string | undefined> {
  const made = new Map<ReferenceKind, Promise<string | undefined>>();
  return kind => {
    const one = made.get(kind) ?? Promise.resolve(make(kind));
    made.set(kind, one);
    return one;
  };
}
