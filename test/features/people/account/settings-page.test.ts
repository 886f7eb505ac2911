import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

/** Links of the settings page for a signed-in person, without those to its tabs. */
async function linksFor(person: object): Promise<string[]> {
  stubBrowser();
  const { Component: SettingsPage } = await import(
    '../../../../web/features/people/settings/settings.page.tsx'
  );
  queryClient.setQueryData(['session'], { fullName: 'Helen', modules: [], ...person });
  const i18n = createInstance({ lng: 'en', resources: {} });
  void i18n.init();
  const within = (child: ReactNode) => createElement(QueryClientProvider, { client: queryClient }, child);
  const page = within(createElement(MemoryRouter, null, createElement(SettingsPage)));
  const html = renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(I18nextProvider, { i18n }, page)),
  );
  return [...html.matchAll(/href="([^"]+)"/g)]
    .map(([, href]) => href ?? '')
    .filter(href => !href.startsWith('/settings'));
}

test('the settings of an admin lead to the preferences of the organisation; those of others do not', async () => {
  const organization = { id: 'org_1', name: 'Brightwater' };
  const member = { organization, finishedRegistration: true };
  expect(await linksFor({ ...member, role: 'admin' })).toEqual(['/organizations/org_1?tab=preferences']);
  expect(await linksFor({ ...member, role: 'user' })).toEqual([]);
  expect(await linksFor({ ...member, role: 'admin', finishedRegistration: false })).toEqual([]);
  expect(await linksFor({ role: 'superadmin', organization: null, finishedRegistration: true })).toEqual([]);
});
