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
])('“%s” suggests the node %s', (title, node) => {
  expect(find(title)).toBe(node);
});

test.each([['Insight'], ['Rereading'], ['Pencil push-ups'], [''], ['—']])('“%s” suggests no node', title => {
  expect(find(title)).toBeNull();
});

test('the title is searched before the tags, and tags only if the title has no match', () => {
  expect(find('Reading a map', 'Spelling')).toBe('reading');
  expect(find('Treasure map', 'outdoors', 'Spelling', 'Reading')).toBe('spelling');
});

test('an organisation’s own names match as well as the standard ones, in either language', () => {
  expect(find('跨中线练习')).toBe('midline');
  expect(find('中线练习')).toBe('midline');
  expect(find('Crossing', 'over')).toBeNull();
});

test('the longest name is used, whatever the order of the nodes', () => {
  const own = standardNodes.map(({ id }) => ({
    id,
    names: id === 'attention' ? { en: 'Sight words', zh: '视觉注意' } : { en: '', zh: '' },
  }));
  expect(nodeNamedIn(['Sight words: a card game'], own)).toBe('attention');
  expect(nodeNamedIn(['Sight of words'], own)).toBe('sight');
  expect(nodeNamedIn(['视觉注意游戏'], own)).toBe('attention');
});

test('without a text or a node there is no suggestion', () => {
  expect(nodeNamedIn([], nodes)).toBeNull();
  expect(nodeNamedIn(['Reading'], [])).toBeNull();
});
