import { expect, test } from 'vitest';
import { treeNodes } from '../../../../shared/features/screening/tree-nodes/endpoints.ts';
import { nodesOf, standardNodes } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';
import { openClinic } from '../../../support/clinic.ts';

test('every leaf of the NeuroTree has its own branch as parent, and every branch has the top of the trunk', () => {
  const branches = nodesOf('branches').map(({ id }) => id);
  expect(nodesOf('leaves').map(({ parent }) => parent)).toEqual(branches);
  expect(new Set(nodesOf('branches').map(({ parent }) => parent))).toEqual(new Set(['midline']));
});

test('an admin can rename a NeuroTree node for their organisation only, and can reset the name', async () => {
  const [ours, theirs] = await Promise.all([openClinic(), openClinic()]);
  const names = { en: 'Following', zh: '追视' };
  const rename = { node: 'eye-tracking', ...names, version: 0 } as const;
  await ours.admin.call(treeNodes.renameTreeNode, rename);
  const named = async ({ admin }: typeof ours) =>
    (await admin.call(treeNodes.listTreeNodes, {})).data.data.filter(node => node.names.en !== '');
  expect(await named(ours)).toMatchObject([{ id: 'eye-tracking', names, version: 1 }]);
  expect(await named(theirs)).toEqual([]);
  expect(await ours.admin.expectError(treeNodes.renameTreeNode, rename)).toMatchObject({
    code: 'version.conflict',
    current: { id: 'eye-tracking', names, version: 1 },
  });
  await ours.admin.call(treeNodes.renameTreeNode, { ...rename, en: '', zh: '', version: 1 });
  expect(await named(ours)).toEqual([]);
  expect((await ours.admin.call(treeNodes.listTreeNodes, {})).data.data).toHaveLength(standardNodes.length);
});

test('only admins can rename NeuroTree nodes', async () => {
  const { join } = await openClinic();
  const user = await join();
  const rename = { node: 'sight', en: 'Seeing', zh: '', version: 0 } as const;
  expect(await user.expectError(treeNodes.renameTreeNode, rename)).toMatchObject({
    code: 'permission.denied',
  });
});
