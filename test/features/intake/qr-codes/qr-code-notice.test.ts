import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { daysAfter } from '../../../../shared/core/dates/days.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import qr from '../../../../web/platform/i18n/en/qr.json' with { type: 'json' };
import { todayIn } from '../../../../web/platform/i18n/today-in.ts';
import { currentUserWith } from '../../../support/current-user.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';

beforeAll(() => stubBrowser());
afterAll(() => vi.unstubAllGlobals());

const person = currentUserWith('admin');

/** A QR code that the server called valid when the page was opened. @param left days until its last day */
function liveCode(left: number): QrCode {
  return {
    ...{ id: 'brightwater', state: 'live', token: 'A'.repeat(22), version: 1 },
    lastDay: daysAfter(todayIn(person.organization?.timeZone), left),
    ...{ madeAt: '2026-01-01T00:00:00.000Z', revokedAt: null, registrations: 3 },
  };
}

function render(part: ReactElement): string {
  queryClient.setQueryData(['session'], person);
  const i18n = createInstance({ lng: 'en', resources: { en: { qr } } });
  void i18n.init();
  const page = createElement(MantineProvider, null, createElement(MemoryRouter, null, part));
  const client = createElement(QueryClientProvider, { client: queryClient }, page);
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, client));
}

test('the tab of a QR code counts the days until its last day, and says “today” on this day', async () => {
  const { QrCodeFacts } = await import('../../../../web/features/intake/qr-codes/qr-code-facts.tsx');
  const shown = (left: number) => render(createElement(QrCodeFacts, { code: liveCode(left) }));
  expect(shown(31)).not.toContain('This code expires');
  expect(shown(2)).toContain('This code expires in 2 days.');
  expect(shown(1)).toContain('This code expires in 1 day.');
  expect(shown(0)).toContain('This code expires at the end of today.');
  expect(shown(-1)).not.toContain('This code expires');
});

test('a tab that stays open after the last day of the QR code shows the code as expired', async () => {
  const { qrCodeQuery } = await import('../../../../web/features/intake/qr-codes/queries.ts');
  const { Component } = await import('../../../../web/features/intake/qr-codes/qr-code-tab.tsx');
  queryClient.setQueryData(qrCodeQuery(person.organization?.id ?? '').queryKey, liveCode(-1));
  expect(render(createElement(Component))).toContain('The QR code expired on');
});
