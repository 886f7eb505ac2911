import {
  treeNodes as calls,
  type treeNodes,
} from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

const node = 'eye-tracking';

/** The current version of the names of the NeuroTree nodes. */
export async function nodeVersion(maker: Principal): Promise<number> {
  const { data } = await maker.call(calls.listTreeNodes, {});
  return data.data.find(({ id }) => id === node)?.version ?? 0;
}

export const treeNodesSamples: Samples<typeof treeNodes> = {
  listTreeNodes: { input: async () => ({}) },
  renameTreeNode: {
    input: async ({ clinic }) => ({
      node,
      en: 'Following',
      zh: '追视',
      version: await nodeVersion(clinic.admin),
    }),
    references: { node: 'public' },
    fixedFields: ['version'],
    expectedOutput: ({ en, zh }) => ({ names: { en, zh } }),
  },
};
