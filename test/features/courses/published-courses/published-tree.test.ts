import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PublishedTree } from '../../../../web/features/courses/published/published-tree.tsx';

const part = { parentId: null, minutes: 10, addToCalendar: true, kind: null } as const;
const parts = [
  { ...part, id: 'part_1', type: 'folder', title: 'Lines' },
  { ...part, id: 'part_2', parentId: 'part_1', type: 'activity', title: 'Waves' },
] as never;

function linksOf(mayRead: boolean): string[] {
  const i18n = createInstance({ lng: 'en', resources: {} });
  void i18n.init();
  const tree = createElement(PublishedTree, { course: { parts, courseVersion: 2, mayRead } });
  const page = createElement(MemoryRouter, null, tree);
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, page));
  expect(html).toContain('Waves');
  return html.match(/<a [^>]*>/g) ?? [];
}

test('the activities of a course are links only for those who may read their content', () => {
  expect(linksOf(true)).toHaveLength(1);
  expect(linksOf(false)).toEqual([]);
});
