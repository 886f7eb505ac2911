import { expect, test } from 'vitest';
import { type Direction, nextNode } from '../../../../shared/features/screening/tree-drawing/tree-layout.ts';
import { textWidth, wrapLabel } from '../../../../shared/features/screening/tree-drawing/wrap-label.ts';
import type { TreeNodeId } from '../../../../shared/features/screening/tree-nodes/standard-nodes.ts';

/** Font size. A Han character is as wide as this. */
const size = 10;

test('in the NeuroTree, a Han character is as wide as it is high; letters are about half as wide, and narrow letters a third', () => {
  expect([textWidth('视觉', size), textWidth('', size)]).toEqual([20, 0]);
  expect(textWidth('ab', size)).toBeCloseTo(11.4);
  expect(textWidth("il,' -", size)).toBeCloseTo(20.4);
  expect(textWidth('视 a', 20)).toBeCloseTo(20 + 6.8 + 11.4);
});

test('the name of a NeuroTree node that just fits stays on one line; a slightly wider name has a line break', () => {
  expect(wrapLabel('视觉', 20, size)).toEqual(['视觉']);
  expect(wrapLabel('视觉', 19.9, size)).toEqual(['视', '觉']);
});

test('the name of a NeuroTree node is broken between words or Han characters, without spaces at the ends of lines', () => {
  expect(wrapLabel('abc def', 27, size)).toEqual(['abc', 'def']);
  expect(wrapLabel('abc  def ghi', 40, size)).toEqual(['abc  def', 'ghi']);
  expect(wrapLabel('视听 说', 20, size)).toEqual(['视听', '说']);
  expect(wrapLabel('视听ab说', 30, size)).toEqual(['视听', 'ab说']);
});

test('the name of a NeuroTree node that is too long for two lines ends in an ellipsis, and the ellipsis fits into the line', () => {
  expect(wrapLabel('视听说读写算', 30, size)).toEqual(['视听说', '读写算']);
  expect(wrapLabel('视听说读写算画', 30, size)).toEqual(['视听说', '读写…']);
  expect(wrapLabel('视听说读 写算画', 30, size)).toEqual(['视听说', '读…']);
  expect(wrapLabel('abc defgh ij', 27, size)).toEqual(['abc', 'def…']);
});

test('if the first word of a NeuroTree node’s name is wider than a line, the word is cut and the rest of the name dropped', () => {
  expect(wrapLabel('WWWWW by hand', 20, size)).toEqual(['W…']);
});

const from = (node: TreeNodeId) =>
  (['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] satisfies Direction[]).map(direction =>
    nextNode(node, direction),
  );

test('in the NeuroTree, an arrow key moves to the nearest node in the key’s direction; sideways distance counts double', () => {
  expect(from('visual-spatial')).toEqual(['mathematics', 'auditory', 'midline', 'eye-hand']);
  expect(from('midline')).toEqual(['visual-spatial', 'behaviour', 'coordination', 'confidence']);
  expect(from('touch')).toEqual(['reflexes', 'balance-sense', 'touch', 'hearing']);
});

test('an arrow key at the edge of the NeuroTree does not move the selection', () => {
  expect(nextNode('mathematics', 'ArrowUp')).toBe('mathematics');
  expect(nextNode('body-sense', 'ArrowRight')).toBe('body-sense');
  expect(nextNode('sight', 'ArrowLeft')).toBe('sight');
});
