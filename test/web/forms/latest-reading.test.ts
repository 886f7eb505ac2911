import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useLatest } from '../../../web/ui/file/use-latest.ts';

test('a file that is read more slowly than one chosen after it is ignored', () => {
  const found: { begin?: ReturnType<typeof useLatest> } = {};
  function Drop() {
    found.begin = useLatest();
    return null;
  }
  renderToString(createElement(Drop));
  const isFirstLatest = found.begin?.();
  expect(isFirstLatest?.()).toBe(true);
  const isSecondLatest = found.begin?.();
  expect([isFirstLatest?.(), isSecondLatest?.()]).toEqual([false, true]);
});
