import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { currentUserWith } from '../../../support/current-user.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { sessionRow } from '../timetable/session-rows.ts';

/** The evaluation without what is kept on the device, which only a browser has. */
vi.mock('../../../../web/features/classes/evaluations/use-evaluation.ts', () => ({
  useEvaluation: () => ({
    queue: {},
    state: { rated: new Map(), recent: new Map(), unsaved: 0 },
    refresh: () => undefined,
  }),
}));

afterAll(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

const child = (id: string, fullName: string) => ({
  ...{ id, fullName, otherName: null, birthDate: null, status: 'active', classIds: [] },
});

test('an evaluation is headed by the children in the order of the plan, and lists them by their names', async () => {
  stubBrowser();
  const { sessionEvaluationsQuery } = await import('../../../../web/features/classes/evaluations/queries.ts');
  const { SessionEvaluation } = await import(
    '../../../../web/features/classes/evaluations/session-evaluation.tsx'
  );
  const { cases: _, ...row } = sessionRow({ title: '' });
  const session = {
    ...row,
    children: [child('case_1', 'Zoe Lam'), child('case_2', 'Ada Ng')],
    ...{ activities: [], note: '', reminder: null, areChildrenFrozen: false },
  };
  queryClient.setQueryData(['session'], currentUserWith('admin'));
  queryClient.setQueryData(sessionEvaluationsQuery('session_1').queryKey, {
    ...{ session, evaluations: [], scales: [] },
  } as never);
  const i18n = createInstance({ lng: 'en', resources: { en: { sessions: { and: ', ' } } } });
  void i18n.init();
  const page = createElement(SessionEvaluation, { id: 'session_1' });
  const router = createMemoryRouter([{ path: '*', element: page }]);
  const routed = createElement(RouterProvider, { router });
  const withClient = createElement(QueryClientProvider, { client: queryClient }, routed);
  const html = renderToString(
    createElement(MantineProvider, null, createElement(I18nextProvider, { i18n }, withClient)),
  );
  expect(html).toMatch(/<h1[^>]*>(<[^>]+>)*Zoe Lam, Ada Ng</);
  const rows = html.slice(html.indexOf('<tbody'));
  expect(rows.indexOf('Ada Ng')).toBeLessThan(rows.indexOf('Zoe Lam'));
});
