import { expect, test } from 'vitest';
import { liftOver } from '../../../web/ui/feedback/lift-over.ts';

const size = { width: 1280, height: 800 };
const box = (top: number, bottom: number, left = 600, right = 700) => ({
  ...{ top, bottom, left, right },
  height: bottom - top,
});

test('toasts are raised above the controls at the bottom of the window', () => {
  expect(liftOver([], size, 60)).toBe(0);
  expect(liftOver([box(740, 784)], size, 60)).toBe(60);
  expect(liftOver([box(300, 340)], size, 60)).toBe(0);
});

test('a stack of toasts is raised above every control that it would cover', () => {
  const buttons = [box(740, 784), box(560, 600)];
  expect(liftOver(buttons, size, 60)).toBe(60);
  expect(liftOver(buttons, size, 200)).toBe(240);
});

test('controls beside the toasts do not raise them', () => {
  expect(liftOver([box(740, 784, 20, 120)], size, 60)).toBe(0);
});

test('a dialog full of buttons only keeps its lowest buttons free', () => {
  const buttons = [box(740, 784), ...[560, 460, 360, 260, 160].map(top => box(top, top + 90))];
  expect(liftOver(buttons, size, 200)).toBe(60);
});
