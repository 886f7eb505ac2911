import { beforeEach, expect, test } from 'vitest';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import { shippedPhrases } from '../../../../shared/features/screening/settings/shipped-phrases.ts';
import { shippedRules } from '../../../../shared/features/screening/settings/shipped-rules.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { prepareDevice } from './browser-day.ts';

stubBrowser();
const { provideDay } = await import('../../../../web/features/screening/prepared-days/current-day.ts');
const { normsQuery, rulesQuery } = await import('../../../../web/features/screening/settings/queries.ts');
const { queryClient } = await import('../../../../web/platform/api/query-client.ts');

beforeEach(() => queryClient.clear());

test('if a prepared offline day has no phrases for remarks, the app loads the phrases from the server', async () => {
  const store = await prepareDevice(1);
  expect(store.content.rules).toBeUndefined();
  provideDay(store);
  expect(queryClient.getQueryData(rulesQuery.queryKey)).toBeUndefined();
  expect(queryClient.getQueryData(normsQuery.queryKey)).toEqual(shippedNorms);
});

test('the phrases for remarks in a prepared offline day are used until the server sends newer ones', async () => {
  const store = await prepareDevice(1);
  store.content.rules = { ...shippedRules, phrases: [...shippedPhrases] };
  provideDay(store);
  expect(queryClient.getQueryData(rulesQuery.queryKey)).toMatchObject({ phrases: shippedPhrases });
  const newer = { ...shippedRules, version: 7 };
  queryClient.setQueryData(rulesQuery.queryKey, newer);
  provideDay(store);
  expect(queryClient.getQueryData(rulesQuery.queryKey)).toEqual(newer);
});
