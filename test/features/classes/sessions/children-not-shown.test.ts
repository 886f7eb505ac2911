import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { SessionEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import dashboard from '../../../../web/platform/i18n/en/dashboard.json' with { type: 'json' };
import evaluations from '../../../../web/platform/i18n/en/evaluations.json' with { type: 'json' };
import { todayIn } from '../../../../web/platform/i18n/today-in.ts';
import { currentUserWith } from '../../../support/current-user.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { sessionRow } from '../timetable/session-rows.ts';

beforeAll(() => {
  stubBrowser();
  queryClient.setQueryData(['session'], currentUserWith('user'));
});

afterAll(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

function markup(shown: ReactNode): string {
  const i18n = createInstance({ lng: 'en', resources: { en: { dashboard, evaluations } } });
  void i18n.init();
  const routed = createElement(MemoryRouter, { initialEntries: ['/here'] }, shown);
  const withClient = createElement(QueryClientProvider, { client: queryClient }, routed);
  return renderToStaticMarkup(
    createElement(MantineProvider, null, createElement(I18nextProvider, { i18n }, withClient)),
  );
}

test('a session of today counts the children whom its reader sees, and says how many others there are', async () => {
  const { TodaySession } = await import('../../../../web/features/classes/sessions/today-session.tsx');
  const shown = (hidden: number) =>
    markup(
      createElement(TodaySession, {
        session: sessionRow({ children: 2, hidden }),
        now: { date: '2026-10-19', time: '09:00' },
      }),
    );
  expect(shown(6)).toContain('<bdi>2 children</bdi><bdi>+6 you may not see</bdi>');
  expect(shown(0)).not.toContain('may not see');
});

/** The evaluation of a session without children, whose class is “P2 Reading club”. */
async function evaluationOn(date: string, changes: object = {}, mayChange = true): Promise<string> {
  const { NoChildren } = await import('../../../../web/features/classes/evaluations/no-children.tsx');
  const session = {
    ...sessionRow({ id: 'session_1', date }),
    classes: [{ id: 'class_1', name: 'P2 Reading club', color: 'teal' }],
    ...{ children: [], hidden: 0, areChildrenFrozen: false },
    ...changes,
  } as unknown as SessionEvaluations['session'];
  return markup(createElement(NoChildren, { session, mayChange }));
}

test('an earlier session of a class that nobody had joined leads to its form, because the class cannot help', async () => {
  const earlierDay = daysAfter(todayIn('Asia/Hong_Kong'), -2);
  const earlier = await evaluationOn(earlierDay);
  expect(earlier).toContain(evaluations.nobodyThen_one);
  expect(earlier).toContain('href="/here?session=session_1&amp;edit=1"');
  expect(earlier).not.toContain('/classes/class_1');
  expect(await evaluationOn(earlierDay, {}, false)).not.toContain('href');
  expect(await evaluationOn(earlierDay, { areChildrenFrozen: true })).not.toContain('href');
});

test('a session ahead of a class without children leads to the class, whose new children will take part', async () => {
  const ahead = await evaluationOn(daysAfter(todayIn('Asia/Hong_Kong'), 1));
  expect(ahead).toContain(evaluations.emptyClass_one);
  expect(ahead).toContain('href="/classes/class_1"');
});
