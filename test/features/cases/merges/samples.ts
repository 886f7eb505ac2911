import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { Case, CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { merges as calls, type merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../cases/samples.ts';

type Maker = Pick<Principal, 'call'>;

/** Makes two cases that the caller can merge. */
export async function makePair(maker: Maker, changes: Partial<CaseFields> = {}): Promise<[Case, Case]> {
  return [await makeCase(maker), await makeCase(maker, { fullName: '陳小明', grade: 'P3', ...changes })];
}

/** Merges the case `from` into the case `into`, both in their current versions. */
export async function merge(who: Maker, into: Pick<Case, 'id'>, from: Pick<Case, 'id'>, take: string[] = []) {
  const read = async ({ id }: Pick<Case, 'id'>) => (await who.call(cases.getCase, { caseId: id })).data;
  return who.call(calls.mergeCases, mergeInput(await read(into), await read(from), take));
}

export const mergeInput = (into: Case, from: Case, take: string[] = []) => ({
  ...{ caseId: into.id, version: into.version, otherId: from.id, otherVersion: from.version },
  take: take as [],
});

/** Makes a case, and merges another one into it. */
export async function makeMerged(maker: Maker, changes: Partial<CaseFields> = {}) {
  const [survivor, other] = await makePair(maker, changes);
  const { data } = await maker.call(calls.mergeCases, {
    caseId: survivor.id,
    version: survivor.version,
    otherId: other.id,
    otherVersion: other.version,
  });
  return { survivor: data, other };
}

export const mergesSamples: Samples<typeof merges> = {
  mergeCases: {
    form: async ({ page, maker, open }) => {
      const [survivor, other] = await makePair(maker);
      await open(`/cases/${survivor.id}?tab=duplicates&with=${other.id}`);
      return page.getByRole('button', { name: /^Merge into/ });
    },

    input: async ({ maker }) => {
      const [survivor, other] = await makePair(maker);
      return {
        ...{ caseId: survivor.id, version: survivor.version },
        ...{ otherId: other.id, otherVersion: other.version, take: ['grade'] },
      };
    },
    references: { caseId: 'case', otherId: 'case' },
    fixedFields: ['version', 'otherVersion'],
    expectedOutput: ({ caseId, otherId, version }) => ({
      id: caseId,
      merged: [otherId],
      version: version + 1,
    }),
    allowedRaceErrors: ['case.merged'],
  },
  listMerges: {
    input: async ({ maker }) => ({ caseId: (await makeMerged(maker)).survivor.id }),
    references: { caseId: 'case' },
  },
  undoMerge: {
    input: async ({ maker }) => {
      const { survivor, other } = await makeMerged(maker);
      return { caseId: survivor.id, absorbedId: other.id };
    },
    references: { caseId: 'case', absorbedId: 'case' },
    allowedRaceErrors: ['record.missing'],
  },
};
