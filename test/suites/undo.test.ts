import { expect, test } from 'vitest';
import { apiOperations } from '../../shared/contract.ts';
import { cases } from '../../shared/features/cases/cases/endpoints.ts';
import { members } from '../../shared/features/organizations/members/endpoints.ts';
import { offboarding } from '../../shared/features/organizations/offboarding/endpoints.ts';
import { caseRights } from '../../shared/features/privacy/case-rights/endpoints.ts';
import { makeCase } from '../features/cases/cases/samples.ts';
import { newPerson, openClinic, type Principal } from '../support/clinic.ts';
import { violationsOf } from '../support/integrity.ts';
import { testInTurn } from '../support/sampling/test-in-turn.ts';
import { settled } from '../support/world.ts';
import { others, type Stage, undos } from './undos.ts';

interface Membership {
  role: 'user' | 'admin';
  visibility: 'all' | 'selected';
}
const selected: Membership = { role: 'user', visibility: 'selected' };

interface Change {
  before: Membership;
  make: (stage: Stage) => Promise<unknown>;
  /** Gives Ben access again, so that the test sees which rights he still has. */
  after?: (stage: Stage) => Promise<Principal>;
  /** Whether Ben has left for good, so that no record may have him as its owner. */
  isGone?: boolean;
  /** Whether the undo may be rejected because of this change. */
  isRefusable?: boolean;
}

const memberOf = ({ clinic, ben }: Stage) => ({ organizationId: clinic.slug, memberId: ben.person.id });

const unassign = ({ admin, ben, caseId }: Stage) =>
  admin.call(cases.assignCases, { caseIds: [caseId], removeIds: [ben.person.id] }).catch(() => undefined);

async function changeMember(stage: Stage, wanted: Membership): Promise<void> {
  const { organizationId, memberId } = memberOf(stage);
  const { data } = await stage.admin.call(members.listMembers, { organizationId });
  const version = data.data.find(({ id }) => id === memberId)?.version ?? 0;
  await stage.admin.call(members.changeMember, { ...wanted, organizationId, memberId, version });
}

async function remove(stage: Stage): Promise<void> {
  const { admin, ben } = stage;
  await admin.call(offboarding.removeMember, { memberId: ben.person.id, heirId: admin.person.id });
  await settled();
}

const restrict = ({ admin, caseId }: Stage) =>
  admin.call(caseRights.restrictCase, { caseId, reason: 'objection', note: null });

const rejoin = ({ clinic, ben }: Stage) => clinic.join(selected, ben.person);

/** Changes of a person's access between an action and its undo. */
const changes: Record<string, Change> = {
  unassigned: { before: selected, make: unassign },
  'limited to selected cases': {
    before: { role: 'user', visibility: 'all' },
    make: async stage => {
      await unassign(stage);
      await changeMember(stage, selected);
    },
  },
  'no longer an admin': {
    before: { role: 'admin', visibility: 'all' },
    make: async stage => {
      await unassign(stage);
      await changeMember(stage, selected);
    },
  },
  'unassigned and suspended': {
    before: selected,
    make: async stage => {
      await unassign(stage);
      await stage.admin.call(members.suspendMember, memberOf(stage));
    },
    after: async stage => {
      await stage.admin.call(members.unsuspendMember, memberOf(stage));
      return stage.ben;
    },
  },
  removed: { before: selected, make: remove, after: rejoin, isGone: true },
  'removed and added again': {
    before: selected,
    make: async stage => {
      await remove(stage);
      await rejoin(stage);
    },
    after: async ({ ben, clinic: { slug } }) => {
      const { signIn } = await import('../support/clinic.ts');
      return signIn(ben.person, slug);
    },
    isGone: true,
  },
  'excluded from the child by a restriction': {
    before: { role: 'user', visibility: 'all' },
    make: restrict,
    isRefusable: true,
  },
  'assigned to a child who is restricted': { before: selected, make: restrict, isRefusable: true },
};

const succeeds = (read: Promise<unknown>) =>
  read.then(
    () => true,
    () => false,
  );

for (const [name, act] of Object.entries(undos))
  for (const [change, { before, make, after, isGone, isRefusable }] of Object.entries(changes))
    testInTurn(`undoing “${name}” gives no access back to somebody who is ${change}`, async () => {
      const clinic = await openClinic();
      const { admin } = clinic;
      const ben = await clinic.join(before, newPerson('Ben Leung'));
      const stage: Stage = { clinic, admin, ben, caseId: (await makeCase(ben)).id };
      const { undo, reads = [], staff, caseIds = [] } = await act(stage);
      const children = [stage.caseId, ...caseIds];
      const seenBy = (who: Principal) =>
        Promise.all(children.map(caseId => succeeds(who.call(cases.getCase, { caseId }))));
      await make(stage);
      await settled();
      const couldSee = await seenBy(ben);
      await undo().catch((error: unknown) => {
        if (!isRefusable || !/case\.restricted/.test(String(error))) throw error;
      });
      await settled();
      const now = (await after?.(stage)) ?? ben;
      const sees = await seenBy(now);
      const more = sees.filter((isSeen, at) => isSeen && !couldSee[at]);
      const isLifting = name === 'liftRestriction' || name === 'undoErasure';
      if (!isLifting || !isRefusable) expect(more).toEqual([]);
      if (isGone) expect(sees).not.toContain(true);
      if (isRefusable && name !== 'liftRestriction') expect(sees[0]).toBe(false);
      for (const read of reads) expect(await succeeds(read(now))).toBe(sees[0]);
      if (staff && isGone) expect(await staff()).not.toContain(ben.person.id);
      expect(await violationsOf(clinic.slug)).toEqual([]);
    });

test('every endpoint that undoes something is covered by these tests, or the reason why not is listed', () => {
  const names = apiOperations
    .map(operation => operation.name)
    .filter(name => /^(undo|restore|lift|release|reinstate|unsuspend|reopen|recover|unarchive)/.test(name));
  expect(names.toSorted()).toEqual([...Object.keys(undos), ...Object.keys(others)].toSorted());
});
