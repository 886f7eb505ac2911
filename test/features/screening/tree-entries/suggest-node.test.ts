import { expect, test } from 'vitest';
import { nodeNamedIn } from '../../../../shared/features/screening/tree-entries/suggest-node.ts';
import { standardNodes } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

const nodes = standardNodes.map(({ id }) => ({
  id,
  names: id === 'midline' ? { en: 'Crossing over', zh: '跨中线' } : { en: '', zh: '' },
}));
const find = (...texts: string[]) => nodeNamedIn(texts, nodes);

test.each([
  ['2 Eye tracking with a pencil', 'eye-tracking'],
  ['EYE-HAND: catch the ball', 'eye-hand'],
  ['Balance sense on the swing', 'balance-sense'],
  ['站稳，平衡', 'balance'],
  ['1 眼球追踪游戏', 'eye-tracking'],
  ['视觉空间拼图', 'visual-spatial'],
  ['手眼協調', 'eye-hand'],
  ['Crossing over the line', 'midline'],
  ['Midline', 'midline'],
])('“%s” names the node %s', (title, node) => {
  expect(find(title)).toBe(node);
});

test.each([['Insight'], ['Rereading'], ['Pencil push-ups'], [''], ['—']])('“%s” names no node', title => {
  expect(find(title)).toBeNull();
});

test('the title goes before tags, and an unnamed title leaves it to them', () => {
  expect(find('Reading a map', 'Spelling')).toBe('reading');
  expect(find('Treasure map', 'outdoors', 'Spelling', 'Reading')).toBe('spelling');
});
