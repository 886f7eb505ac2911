import type { Case } from '../../../shared/features/cases/cases/schema.ts';
import type { EyeReport } from '../../../shared/features/eye/eye-reports/schema.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { type Caller, callerWith, type Reply } from '../../support/caller.ts';
import { type Clinic, newPerson, openClinic, openSuperadmin, type Principal } from '../../support/clinic.ts';
import { openWorld, type World } from '../../support/world.ts';

/** A description of what a successful attack achieved; false if the attack failed. */
export type Breach = string | false;

/** One attack, with its description. */
export interface Attack {
  /** Description of the attack, as a sentence. */
  attack: string;
  /** The tested requirements of OWASP ASVS 5.0. */
  asvs: string[];
  run: (stage: AttackStage) => Promise<Breach>;
}

/** A clinic under attack, and its attackers. */
export interface AttackStage {
  world: World;
  clinic: Clinic;
  /** A child of the clinic, and their finished visit. */
  child: Case;
  report: EyeReport;
  /** A user who sees selected cases of the clinic, but not the child. */
  insider: Principal;
  /** The admin of another clinic. */
  outsider: Principal;
  superadmin: Principal;
  anonymous: Caller;
}

/** Unique values. If a response contains one, its data comes from the record with this value. */
export const secret = {
  name: 'Quillon Zephyrine',
  email: 'quillon.private@home.example',
  date: '2016-11-29',
};

export async function openAttackStage(): Promise<AttackStage> {
  const [world, clinic, other, superadmin] = await Promise.all([
    openWorld(),
    openClinic({}, newPerson('Wilhelmina Owner')),
    openClinic(),
    openSuperadmin(),
  ]);
  const child = await makeCase(clinic.admin, {
    fullName: secret.name,
    birthDate: secret.date,
    contactEmail: secret.email,
  });
  const report = await makeFinishedReport(clinic.admin, {}, child.id);
  return {
    world,
    clinic,
    child,
    report,
    insider: await clinic.join({ visibility: 'selected' }),
    outsider: other.admin,
    superadmin,
    anonymous: callerWith(world.api, {}),
  };
}

/**
 * Returns false (the attack failed) if the response has one of these statuses, else a description of the
 * response.
 */
export const unless = (reply: Pick<Reply, 'status' | 'text'>, ...statuses: number[]): Breach =>
  !statuses.includes(reply.status) && `answered ${reply.status} ${reply.text.slice(0, 200)}`;

/**
 * Returns false (the attack failed) if no secret word is in the text, else a description of the words found.
 */
export const unlessSilent = (text: string, words: string[] = Object.values(secret)): Breach => {
  const told = words.find(word => text.includes(word));
  return told !== undefined && `the answer holds ${told}`;
};

/** Returns false (the attack failed) if the responses differ only in the sent ids, else a description. */
export function unlessSame(first: Reply, second: Reply, sent: string[] = []): Breach {
  const bare = ({ status, text }: Reply) =>
    sent.reduce((left, id) => left.replaceAll(id, 'ID'), `${status} ${text}`);
  return bare(first) !== bare(second) && `${bare(first)} differs from ${bare(second)}`;
}
