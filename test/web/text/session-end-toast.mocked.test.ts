import { MantineProvider } from '@mantine/core';
import { notifications, notificationsStore } from '@mantine/notifications';
import i18next from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import en from '../../../web/platform/i18n/en/errors.json' with { type: 'json' };
import zh from '../../../web/platform/i18n/zh/errors.json' with { type: 'json' };
import { stubBrowser } from '../../support/stub-browser.ts';

beforeAll(stubBrowser);
afterAll(() => {
  notifications.clean();
  vi.unstubAllGlobals();
});

function shownHtml(): string {
  const message = notificationsStore.getState().notifications.at(-1)?.message;
  return renderToStaticMarkup(createElement(MantineProvider, null, message));
}

test('why a session has ended is said in the language of the page, also if the page changes it', async () => {
  const { initTranslations, loadTranslations } = await import('../../../web/platform/i18n/translations.ts');
  const { announceSessionEnd } = await import('../../../web/app/announce-session-end.ts');
  initTranslations();
  await loadTranslations('en', []);
  await announceSessionEnd('member.suspended');
  await vi.waitFor(() => expect(shownHtml()).toContain(en.member.suspended), {
    interval: 1,
    timeout: 30_000,
  });
  await loadTranslations('zh', []);
  expect(i18next.language).toBe('zh');
  expect(shownHtml()).toContain(zh.member.suspended);
});
