import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { merges } from '../../../shared/features/cases/merges/endpoints.ts';
import { registrations } from '../../../shared/features/intake/registrations/endpoints.ts';
import { screenings } from '../../../shared/features/screening/screenings/endpoints.ts';
import { treeEntries } from '../../../shared/features/screening/tree-entries/endpoints.ts';
import { makeCase } from '../../features/cases/cases/samples.ts';
import { makePair } from '../../features/cases/merges/samples.ts';
import { makeRegistration } from '../../features/intake/registrations/samples.ts';
import { makeScreening } from '../../features/screening/screenings/samples.ts';
import { makeTreeEntry } from '../../features/screening/tree-entries/samples.ts';
import type { Principal } from '../../support/clinic.ts';
import { type Attack, type Breach, unless, unlessSame, unlessSilent } from './attack.ts';

const missingCase = `case_${'0'.repeat(22)}`;

const post = (who: Principal, path: string, body: object) =>
  who.send('POST', path, { body: JSON.stringify(body) });

/**
 * Tries to undo a merge that does not exist. The attack fails if a hidden child gets the same response as a
 * child that does not exist.
 */
async function unlessMerged(who: Principal, hidden: string): Promise<Breach> {
  const own = await makeCase(who);
  const merge = (otherId: string) =>
    post(who, `cases/${own.id}/merges`, { version: own.version, otherId, otherVersion: 1 });
  const [found, absent] = [await merge(hidden), await merge(missingCase)];
  return unless(found, 404) || unlessSame(found, absent, [hidden, missingCase]);
}

/** Attacks on screenings, the NeuroTree, merges, registrations and duplicates. */
export const newRecordAttacks: Attack[] = [
  {
    attack: 'merging a hidden child into one’s own child to read the hidden child’s records',
    asvs: ['8.2.2', '8.4.1'],
    run: async ({ child, insider, outsider }) =>
      (await unlessMerged(insider, child.id)) || unlessMerged(outsider, child.id),
  },
  {
    attack: 'merging two children into each other at once, so that both disappear',
    asvs: ['2.3.1', '2.3.3'],
    run: async ({ clinic: { admin } }) => {
      const [one, other] = await makePair(admin);
      const merge = (into: typeof one, from: typeof one) =>
        post(admin, `cases/${into.id}/merges`, {
          ...{ version: into.version, otherId: from.id, otherVersion: from.version },
        });
      const replies = await Promise.all([merge(one, other), merge(other, one)]);
      const done = replies.filter(({ status }) => status === 201).length;
      const read = [one, other].map(({ id: caseId }) => admin.call(cases.getCase, { caseId }));
      const names = (await Promise.all(read)).map(({ data }) => data.id);
      return (
        replies.map(reply => unless(reply, 201, 404, 409, 503)).find(Boolean) ||
        (done !== 1 && `${done} of both merges were made`) ||
        (new Set(names).size !== 1 && `${names} are left`)
      );
    },
  },
  {
    attack: 'undoing a merge of two children without access to either',
    asvs: ['8.2.2'],
    run: async ({ clinic: { admin }, insider }) => {
      const [one, other] = await makePair(admin);
      await admin.call(merges.mergeCases, {
        ...{ caseId: one.id, version: one.version, otherId: other.id, otherVersion: other.version },
      });
      return unless(await post(insider, `cases/${one.id}/merges/${other.id}/undo`, {}), 404);
    },
  },
  {
    attack: 'reading or counting screenings of a hidden child by searching for the child’s id',
    asvs: ['8.2.2', '8.2.3'],
    run: async ({ clinic, child, insider }) => {
      await makeScreening(clinic.admin, {}, child.id);
      const search = (input: object) => post(insider, 'screenings/search', { withResults: true, ...input });
      const [named, absent] = [
        await search({ children: [child.id] }),
        await search({ children: [missingCase] }),
      ];
      return unlessSilent(named.text) || unlessSame(named, absent, [child.id, missingCase]);
    },
  },
  {
    attack: 'continuing a list of one child’s NeuroTree with another child’s cursor',
    asvs: ['8.2.2', '11.3.3'],
    run: async ({ clinic: { admin }, child, insider }) => {
      const own = await makeCase(insider);
      for (const of of [own.id, own.id]) await makeTreeEntry(insider, undefined, of);
      await makeTreeEntry(admin, undefined, child.id);
      const { data } = await insider.call(treeEntries.searchTreeEntries, { caseId: own.id, limit: 1 });
      const cursor = data.meta.next;
      if (!cursor) return 'there is no cursor to try';
      const other = await makeCase(insider);
      await makeTreeEntry(insider, undefined, other.id);
      const path = (id: string) => `cases/${id}/tree-entries/search`;
      return (
        unless(await post(insider, path(child.id), { limit: 1, cursor }), 404) ||
        unless(await post(insider, path(other.id), { limit: 1, cursor }), 400)
      );
    },
  },
  {
    attack: 'finishing a colleague’s screening of a child whom one can see',
    asvs: ['8.2.2', '2.2.2'],
    run: async ({ clinic }) => {
      const [tester, colleague] = await Promise.all([clinic.join(), clinic.join()]);
      const { id: screeningId, version } = await makeScreening(tester);
      const { code } = await colleague.expectError(screenings.finishScreening, { screeningId, version });
      return code !== 'screening.not-own' && `answered ${code}`;
    },
  },
  {
    attack: 'accepting and rejecting the same registration at once',
    asvs: ['2.3.1', '2.3.4'],
    run: async ({ clinic }) => {
      const { id, version } = await makeRegistration(clinic);
      const replies = await Promise.all([
        post(clinic.admin, `registrations/${id}/accept`, { version, assignedIds: [] }),
        post(clinic.admin, `registrations/${id}/reject`, { version }),
      ]);
      const done = replies.filter(({ status }) => status === 200).length;
      return (
        replies.map(reply => unless(reply, 200, 409)).find(Boolean) ||
        (done !== 1 && `${done} decisions were made`)
      );
    },
  },
  {
    attack: 'reading registrations of families as a user with access to selected cases',
    asvs: ['8.2.2', '8.2.3'],
    run: async ({ clinic, insider }) => {
      const { id, version, fullName } = await makeRegistration(clinic);
      const listed = await insider.call(registrations.searchRegistrations, {});
      return (
        unlessSilent(JSON.stringify(listed), [id, fullName]) ||
        (listed.data.meta.total !== 0 && `counted ${listed.data.meta.total}`) ||
        unless(await post(insider, `registrations/${id}/accept`, { version, assignedIds: [] }), 404)
      );
    },
  },
  {
    attack: 'finding a hidden child through the list or the comparison of duplicates',
    asvs: ['8.2.2', '8.2.3'],
    run: async ({ clinic, insider }) => {
      const alike = { fullName: 'Twice Entered', birthDate: '2017-02-03' };
      const [child, own] = [await makeCase(clinic.admin, alike), await makeCase(insider, alike)];
      const get = (path: string) => insider.send('GET', path);
      const [all, ofOwn] = [await get('duplicates?limit=10'), await get(`cases/${own.id}/duplicates`)];
      const compared = await get(`cases/${own.id}/duplicates/${child.id}`);
      const absent = await get(`cases/${own.id}/duplicates/${missingCase}`);
      return (
        unlessSilent(all.text + ofOwn.text, [child.id]) ||
        unless(compared, 404) ||
        unlessSame(compared, absent, [child.id, missingCase])
      );
    },
  },
];
