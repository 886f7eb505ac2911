import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { ClassNotice } from '../../../../web/features/classes/classes/class-notice.tsx';
import classes from '../../../../web/platform/i18n/en/classes.json' with { type: 'json' };
import common from '../../../../web/platform/i18n/en/common.json' with { type: 'json' };

const person = (id: string, fullName: string) => ({ id, fullName });
const record = {
  archivedAt: null,
  owner: person('mem_1', 'Margaret Hughes'),
  teachers: [person('mem_2', 'Tom Price'), person('mem_1', 'Margaret Hughes')],
};

function shown(mayChange: boolean, changes: { archivedAt?: string } = {}): string {
  const i18n = createInstance({ lng: 'en', resources: { en: { classes, common } } });
  void i18n.init();
  const notice = createElement(ClassNotice, { record: { ...record, ...changes }, mayChange });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, notice)).replaceAll(/<[^>]+>/g, '');
}

test('the page of a class names to a colleague who can change the class and its children', () => {
  expect(shown(false)).toMatch(/^Only an admin or .*: Margaret Hughes, Tom Price\.$/);
  expect(shown(true)).toBe('');
  expect(shown(true, { archivedAt: '2026-01-01T00:00:00.000Z' })).toBe(classes.archivedNotice);
});
