import { randomUUID } from 'node:crypto';
import {
  treeEntries as calls,
  type treeEntries,
} from '../../../../shared/features/screening/tree-entries/endpoints.ts';
import type {
  TreeEntry,
  TreeEntryFields,
} from '../../../../shared/features/screening/tree-entries/schema.ts';
import type { Caller } from '../../../support/caller.ts';
import { referenceOfChild } from '../../../support/reference-sample.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const entryFields = (remarks = `Loses the line ${randomUUID()}`): TreeEntryFields => ({
  node: 'eye-tracking',
  state: 'emerging',
  remarks,
  date: '2026-03-02',
  evidence: { kind: 'screening', date: '2026-02-28' },
  isShared: false,
  isInReport: true,
});

/** Creates a NeuroTree entry, for a new case if none is given. */
export async function makeTreeEntry(
  maker: Caller,
  remarks?: string,
  caseId?: string,
  fields: Partial<TreeEntryFields> = {},
): Promise<TreeEntry> {
  const of = caseId ?? (await makeCase(maker)).id;
  return (await maker.call(calls.createTreeEntry, { ...entryFields(remarks), ...fields, caseId: of })).data;
}

/** Fields that depend on each other, so generated inputs keep the sample's values. */
const fixedFields = ['state', 'date', 'evidence'] as const;

export const treeEntriesSamples: Samples<typeof treeEntries> = {
  searchTreeEntries: {
    input: async ({ maker }) => ({ caseId: (await makeTreeEntry(maker)).caseId }),
    references: { caseId: 'case', cursor: 'cursor' },
  },
  createTreeEntry: {
    form: async ({ page, maker, open }) => {
      await open(`/neuroTree/report/${(await makeCase(maker)).id}`);
      await page.getByRole('treeitem', { name: /^Reading,/ }).click();
      await page.getByRole('button', { name: 'Add entry' }).click();
      const dialog = page.getByRole('dialog', { name: 'New entry' });
      await dialog.getByRole('combobox', { name: 'How it is going' }).click();
      await page.getByRole('option', { name: 'Emerging' }).click();
      return dialog.getByRole('button', { name: 'Add entry' });
    },

    input: async ({ maker }) => ({ ...entryFields(), caseId: (await makeCase(maker)).id }),
    references: { caseId: 'case' },
    fixedFields: [...fixedFields],
    expectedOutput: ({ node, state, remarks, isShared, isInReport }) => ({
      node,
      state,
      remarks,
      isShared,
      isInReport,
    }),
  },
  changeTreeEntry: {
    input: async ({ maker }) => ({
      ...entryFields(),
      treeEntryId: (await makeTreeEntry(maker)).id,
      version: 1,
    }),
    references: { treeEntryId: 'treeEntry' },
    fixedFields: ['version', ...fixedFields],
    expectedOutput: ({ node, state, remarks, isShared, isInReport }) => ({
      node,
      state,
      remarks,
      isShared,
      isInReport,
    }),
  },
  removeTreeEntry: {
    input: async ({ maker }) => ({ treeEntryId: (await makeTreeEntry(maker)).id }),
    references: { treeEntryId: 'treeEntry' },
  },
  restoreTreeEntry: {
    input: async ({ maker }) => {
      const { id: treeEntryId } = await makeTreeEntry(maker);
      await maker.call(calls.removeTreeEntry, { treeEntryId });
      return { treeEntryId };
    },
    references: { treeEntryId: 'treeEntry' },
  },
};

export const treeEntryReference = referenceOfChild('treeEntry', (maker, caseId, remarks) =>
  makeTreeEntry(maker, remarks, caseId),
);
