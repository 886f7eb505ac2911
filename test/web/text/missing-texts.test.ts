import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import { features } from '../../../web/app/features.ts';
import common from '../../../web/platform/i18n/en/common.json' with { type: 'json' };
import { missingTexts } from '../../../web/platform/i18n/missing-texts.ts';

test('a missing text is shown as blank and logs an error, so that page tests fail', async () => {
  const texts = createInstance();
  await texts.init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { en: { common } },
    ...missingTexts(() => false),
  });
  const complain = vi.mocked(console.error);
  expect(texts.t('close')).toBe('Close');
  expect(complain).not.toHaveBeenCalled();
  expect(texts.t('status.sent' as 'close', { ns: 'preparedDay' })).toBe('');
  expect(complain).toHaveBeenCalledExactlyOnceWith('No text for status.sent');
  complain.mockClear();
});

test('components that are on every page load their texts themselves, so no page declares these texts', () => {
  const ofShell = features.flatMap(({ headerTools = [], shellOverlays = [] }) => [
    ...headerTools,
    ...shellOverlays,
  ]);
  expect(ofShell.length).toBeGreaterThan(2);
  expect(ofShell.filter(({ namespaces }) => namespaces)).toEqual([]);
});
