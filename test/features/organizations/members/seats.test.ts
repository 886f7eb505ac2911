import { expect, test } from 'vitest';
import { organizationKey } from '../../../../functions/platform/storage/keys.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import { newPerson, openClinic, password } from '../../../support/clinic.ts';
import { openRawTable } from '../../../support/raw-table.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { openWorld } from '../../../support/world.ts';

const asMember = (organizationSlug: string, { fullName, email } = newPerson('Mona Member')) => ({
  kind: 'member',
  organizationSlug,
  role: 'user',
  person: { fullName, email, temporaryPassword: password },
});

async function seatsOf(slug: string) {
  const { table, ownedBy } = await openRawTable();
  const [organization] = await table.get([organizationKey(slug)]);
  const members = (await ownedBy(slug)).filter(({ kind }) => kind === 'member');
  return { taken: organization?.seatsTaken, members: members.length };
}

testInTurn(
  'if more people join an organisation at the same time than it has free seats, exactly one person per free seat succeeds',
  async () => {
    const { backend } = await openWorld();
    const { slug } = await openClinic({ seats: 5 });
    const joining = Array.from({ length: 9 }, () => backend.provision(asMember(slug)));
    const answers = await Promise.allSettled(joining);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
    const reasons = answers.flatMap(answer => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect(new Set(reasons)).toEqual(new Set(['Error: every seat of the organisation is taken']));
    expect(await seatsOf(slug)).toEqual({ taken: 5, members: 5 });
  },
);

testInTurn('a member who joins again does not take a second seat', async () => {
  const { backend } = await openWorld();
  const { slug } = await openClinic({ seats: 5 });
  const command = asMember(slug);
  const { personId } = await backend.provision(command);
  expect(await backend.provision(command)).toEqual({ personId, changed: false });
  expect(await seatsOf(slug)).toEqual({ taken: 2, members: 2 });
});

testInTurn('nobody can join an organisation that has no free seat', async () => {
  const { backend } = await openWorld();
  const { slug } = await openClinic({ seats: 1 });
  const { itemsWith } = await openRawTable();
  const { fullName, email } = newPerson('Left Out');
  await expect(backend.provision(asMember(slug, { id: '', fullName, email }))).rejects.toThrow('every seat');
  expect(await itemsWith('email', email)).toEqual([]);
});

test('a person who works for one organisation joins a second one with the same sign-in', async () => {
  const [first, second] = await Promise.all([openClinic(), openClinic()]);
  const user = await first.join();
  const again = await second.join({ role: 'admin' }, user.person);
  expect(again.person.id).toBe(user.person.id);
  const { data } = await again.call(account.listMyOrganizations, {});
  expect(data.data.map(({ organizationSlug, role }) => [organizationSlug, role]).sort()).toEqual(
    [
      [first.slug, 'user'],
      [second.slug, 'admin'],
    ].sort(),
  );
});
