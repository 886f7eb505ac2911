import { createInstance } from 'i18next';
import { expect, test, vi } from 'vitest';
import { features } from '../../../web/app/features.ts';
import common from '../../../web/platform/i18n/en/common.json' with { type: 'json' };
import { missingTexts } from '../../../web/platform/i18n/missing-texts.ts';

test('a text that is not there is blank, and complained of, so that the test of a page fails', async () => {
  const texts = createInstance();
  await texts.init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    resources: { en: { common } },
    ...missingTexts,
  });
  const complain = vi.mocked(console.error);
  expect(texts.t('close')).toBe('Close');
  expect(complain).not.toHaveBeenCalled();
  expect(texts.t('status.sent' as 'close', { ns: 'preparedDay' })).toBe('');
  expect(complain).toHaveBeenCalledExactlyOnceWith('No text for status.sent');
  complain.mockClear();
});

test('what stands on every page loads its own texts: those that it names are loaded with no page', () => {
  const ofShell = features.flatMap(({ headerTools = [], shellOverlays = [] }) => [
    ...headerTools,
    ...shellOverlays,
  ]);
  expect(ofShell.length).toBeGreaterThan(2);
  expect(ofShell.filter(({ namespaces }) => namespaces)).toEqual([]);
});
