import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { queryClient } from '../../../web/platform/api/query-client.ts';
import common from '../../../web/platform/i18n/en/common.json' with { type: 'json' };
import errors from '../../../web/platform/i18n/en/errors.json' with { type: 'json' };
import { stubBrowser } from '../../support/stub-browser.ts';

afterEach(() => vi.unstubAllGlobals());

/** The page for print after the request for its PDF has failed. */
async function pageAfter(error: CallError): Promise<string> {
  stubBrowser();
  const { PrintedPages } = await import('../../../web/ui/file/printed-pages.tsx');
  const i18n = createInstance({ lng: 'en', defaultNS: 'common', resources: { en: { common, errors } } });
  void i18n.init();
  const pages = createElement(PrintedPages, { title: 'Myopia report', data: undefined, error });
  const router = createMemoryRouter([{ path: '*', element: pages }]);
  const routed = createElement(RouterProvider, { router });
  const withClient = createElement(QueryClientProvider, { client: queryClient }, routed);
  return renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(I18nextProvider, { i18n }, withClient)),
  );
}

test('a page for print of a record that the reader cannot open is the page Not Found', async () => {
  const html = await pageAfter(new CallError('record.missing', 404));
  expect(html).toContain(common.notFound.text);
  expect(html).toMatch(new RegExp(`<h1>${common.notFound.title}</h1>`));
  expect(html).toMatch(new RegExp(`href="/"[^>]*>.*${common.notFound.button}`));
  expect(html).not.toContain('Myopia report');
});

test('a page for print whose PDF could not be loaded keeps its title and says so', async () => {
  const html = await pageAfter(new CallError('server.failed', 500));
  expect(html).toContain('Myopia report</h1>');
  expect(html).toContain(errors.server.failed);
  expect(html).not.toContain(common.notFound.title);
});
