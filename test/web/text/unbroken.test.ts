import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { unbroken } from '../../../web/ui/text/unbroken.tsx';

/** The parts of a text that stay on one line. */
function kept(text: string): string[] {
  const html = renderToStaticMarkup(createElement(Fragment, null, unbroken(text)));
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text);
  return [...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, part]) => part ?? '');
}

test('ages, reference numbers and short joined words stay on one line, and longer ones may break', () => {
  expect(kept('Ages 7–11')).toEqual(['7–11']);
  expect(kept('5–6岁筛查结果')).toEqual(['5–6岁']);
  expect(kept('Eye report R-2026-000058')).toEqual(['R-2026-000058']);
  expect(kept('Rigid or ortho-k lens')).toEqual(['ortho-k']);
  expect(kept('Tap water – no breaks, a-very-long-chain-of-words')).toEqual([]);
  expect(unbroken('Ages')).toBe('Ages');
});
