import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { showDone } from '../../web/ui/feedback/show-toast.tsx';

function shownHtml(): string {
  const { notifications: shown } = notificationsStore.getState();
  const inRouter = createElement(MemoryRouter, null, shown.at(-1)?.message);
  return renderToStaticMarkup(createElement(MantineProvider, null, inRouter));
}

test('a toast about a change leads to the record and offers to undo the change', () => {
  showDone('Registration accepted', () => {}, { to: '/cases/case_1', label: 'Open the case' });
  expect(shownHtml()).toMatch(
    /Registration accepted.*<a [^>]*href="\/cases\/case_1".*Open the case.*<button/,
  );
  showDone('Saved', () => {});
  expect(shownHtml()).not.toContain('<a ');
  notifications.clean();
});
