import type { MemberRecord } from '../../../../shared/features/organizations/members/record.ts';
import type { PlaceLeft } from '../../../composition/erasure-context.ts';

/**
 * Begins to leave an organisation: whoever works there is shut out and their departure started, an
 * invitation is taken back. Done before, it is left as it is.
 * @throws member.last-admin
 */
export async function beginToLeave(place: PlaceLeft, person: string): Promise<void> {
  const member = await place.members.get(person);
  if (!member) return;
  if (member.status === 'invited') await place.crossingDepartures.withdraw(member);
  else if (!member.leaving) await depart(place, member);
}

/**
 * Ends what was begun, as far as there is time. A departure that had to stop is begun anew.
 * @returns whether the membership has ended
 */
export async function endMembership(place: PlaceLeft, person: string): Promise<boolean> {
  const member = await place.members.get(person);
  if (!member) return true;
  const job = member.leaving ? await place.jobs.get(member.leaving) : undefined;
  if (job?.state !== 'running') await depart(place, member);
  const leaving = job?.state === 'running' ? job.id : (await place.members.get(person))?.leaving;
  if (leaving) await place.run(leaving);
  return (await place.members.get(person)) === undefined;
}

/** What is still theirs goes to another admin; where nothing is, nobody is needed. */
async function depart({ members, departures, jobs, belongingsOf }: PlaceLeft, member: MemberRecord) {
  const owned = await belongingsOf(member.id);
  const total = owned.reduce((sum, { count }) => sum + count, 0);
  const { other, keepsAdmin } = await members.toShutOut(member);
  const heir = total > 0 ? other : undefined;
  const started = jobs.toStart({ kind: 'departure', from: member.id, to: heir?.id ?? null }, total);
  await departures.leave(member, started, keepsAdmin);
}
