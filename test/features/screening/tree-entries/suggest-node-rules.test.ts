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
])('the text “%s” suggests the NeuroTree node %s', (title, node) => {
  expect(find(title)).toBe(node);
});

test.each([['Insight'], ['Rereading'], ['Pencil push-ups'], [''], ['—']])(
  'the text “%s” suggests no NeuroTree node',
  title => {
    expect(find(title)).toBeNull();
  },
);

test('a NeuroTree node is suggested from the title of an activity, and from its tags only if the title names no node', () => {
  expect(find('Reading a map', 'Spelling')).toBe('reading');
  expect(find('Treasure map', 'outdoors', 'Spelling', 'Reading')).toBe('spelling');
});

test('an organisation’s own node names are recognised as well as the standard ones, in either language', () => {
  expect(find('跨中线练习')).toBe('midline');
  expect(find('中线练习')).toBe('midline');
  expect(find('Crossing', 'over')).toBeNull();
});

test('if a text contains several names of NeuroTree nodes, the longest name decides, whatever the order of the nodes', () => {
  const own = standardNodes.map(({ id }) => ({
    id,
    names: id === 'attention' ? { en: 'Sight words', zh: '视觉注意' } : { en: '', zh: '' },
  }));
  expect(nodeNamedIn(['Sight words: a card game'], own)).toBe('attention');
  expect(nodeNamedIn(['Sight of words'], own)).toBe('sight');
  expect(nodeNamedIn(['视觉注意游戏'], own)).toBe('attention');
});

test('without a text, or without nodes, no NeuroTree node is suggested', () => {
  expect(nodeNamedIn([], nodes)).toBeNull();
  expect(nodeNamedIn(['Reading'], [])).toBeNull();
});
