import { expect } from 'vitest';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { openClinic, type Principal } from '../../../support/clinic.ts';
import { violationsOf } from '../../../support/integrity.ts';
import { testInTurn } from '../../../support/sampling/test-in-turn.ts';
import { makeEyeReport } from '../../eye/eye-reports/samples.ts';
import { makeCase } from '../cases/samples.ts';
import { makeMerged } from './samples.ts';

const read = async (who: Principal, caseId: string) => (await who.call(cases.getCase, { caseId })).data;
const done = ({ status }: { status: string }) => status === 'fulfilled';

async function merge(who: Principal, into: string, from: string) {
  const [one, other] = await Promise.all([read(who, into), read(who, from)]);
  const versions = { version: one.version, otherVersion: other.version };
  return who.call(merges.mergeCases, { caseId: into, otherId: from, ...versions });
}

testInTurn(
  'if a merge is undone while a user edits the case, both changes are kept or one of them is rejected as a conflict',
  async () => {
    const { admin, join, slug } = await openClinic();
    const colleague = await join();
    const { survivor, other } = await makeMerged(admin);
    const now = await read(admin, survivor.id);
    const edit = { ...CaseFields.strip().parse(now), school: 'River School' };
    const [undone, edited] = await Promise.allSettled([
      admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id }),
      colleague.call(cases.changeCase, { ...edit, caseId: survivor.id, version: now.version }),
    ]);
    expect(done(undone) || done(edited)).toBe(true);
    const after = await read(admin, survivor.id);
    expect(after.school).toBe(done(edited) ? 'River School' : survivor.school);
    expect((await read(admin, other.id)).id).toBe(done(undone) ? other.id : survivor.id);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'a visit recorded while a merge is undone belongs to exactly one of the two children',
  async () => {
    const { admin, slug } = await openClinic();
    const { survivor, other } = await makeMerged(admin);
    const [undone, made] = await Promise.allSettled([
      admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id }),
      makeEyeReport(admin, {}, survivor.id),
    ]);
    expect([done(undone), done(made)]).toEqual([true, true]);
    const listed = await Promise.all(
      [survivor.id, other.id].map(async caseId =>
        (await admin.call(eyeReports.getEyeSeries, { caseId })).data.visits.map(({ id }) => id),
      ),
    );
    expect(listed.flat()).toEqual(made.status === 'fulfilled' ? [made.value.id] : []);
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'after concurrent merges of cases in a ring (A into B into A) or a chain, each child is in exactly one case',
  async () => {
    const { admin, join, slug } = await openClinic();
    const colleague = await join();
    const shapes = [
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      [
        [0, 1],
        [1, 2],
      ],
      [
        [0, 1],
        [2, 1],
      ],
    ] as const;
    for (const shape of shapes) {
      const made = await Promise.all([1, 2, 3].map(() => makeCase(admin)));
      const idOf = (at: number) => made[at]?.id ?? '';
      const answers = await Promise.allSettled(
        shape.map(([into, from], index) =>
          merge(index % 2 === 0 ? admin : colleague, idOf(into), idOf(from)),
        ),
      );
      expect(answers.some(done)).toBe(true);
      const now = await Promise.all(made.map(({ id }) => read(admin, id)));
      for (const record of now) expect(record.mergedInto ?? null).toBeNull();
      expect(new Set(now.map(({ id }) => id)).size).toBe(3 - answers.filter(done).length);
    }
    expect(await violationsOf(slug)).toEqual([]);
  },
);

testInTurn(
  'if a merge is undone while the surviving case is merged again, the remaining merges can still be undone',
  async () => {
    const { admin, join, slug } = await openClinic();
    const colleague = await join();
    const { survivor, other } = await makeMerged(admin);
    const last = await makeCase(admin);
    const [undone, merged] = await Promise.allSettled([
      admin.call(merges.undoMerge, { caseId: survivor.id, absorbedId: other.id }),
      merge(colleague, last.id, survivor.id),
    ]);
    expect(done(undone) || done(merged)).toBe(true);
    expect((await read(admin, survivor.id)).id).toBe(done(merged) ? last.id : survivor.id);
    const found = (await read(admin, other.id)).id;
    expect(found).toBe(done(undone) ? other.id : last.id);
    if (done(merged)) {
      await admin.call(merges.undoMerge, { caseId: last.id, absorbedId: survivor.id });
      expect((await read(admin, survivor.id)).id).toBe(survivor.id);
      expect((await read(admin, other.id)).id).toBe(done(undone) ? other.id : survivor.id);
    }
    expect(await violationsOf(slug)).toEqual([]);
  },
);
