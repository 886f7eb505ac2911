import i18next from 'i18next';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../support/stub-browser.ts';

let isOnline = true;

/** Stands for the lists of a build, in which the page has one of the two texts of its namespace. */
const listIn = (folder: string, title: string, rest: string) => ({
  catalogues: {
    [`./${folder}/eye.json`]: async () => {
      if (!isOnline) throw new Error('offline');
      return { title, rest };
    },
  },
  pages: { eyeReports: async () => ({ eye: { title }, notes: {} }) },
});

vi.mock('../../../web/platform/i18n/catalogues.en.ts', () => listIn('en', 'Eyes', 'The rest'));
vi.mock('../../../web/platform/i18n/catalogues.zh.ts', () => listIn('zh', '眼睛', '其余'));

const text = (key: string) => i18next.t(key as 'common:close');

beforeEach(() => {
  isOnline = true;
  stubBrowser();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterAll(() => vi.unstubAllGlobals());

async function openPage() {
  vi.resetModules();
  const texts = await import('../../../web/platform/i18n/translations.ts');
  texts.providePageTexts(await import('../../../web/platform/i18n/page-texts.ts'));
  texts.initTranslations();
  await texts.loadTranslations('en', ['page:eyeReports']);
  return texts;
}

test('a text that the file of the page lacks is shown once its namespace has loaded', async () => {
  await openPage();
  expect(text('eye:title')).toBe('Eyes');
  const redrawn = vi.fn();
  i18next.on('languageChanged', redrawn);
  expect(text('eye:rest')).toBe('');
  await vi.waitFor(() => expect(redrawn).toHaveBeenCalledOnce());
  expect(text('eye:rest')).toBe('The rest');
  expect(console.warn).toHaveBeenCalledExactlyOnceWith('Late text', 'rest');
  i18next.off('languageChanged', redrawn);
});

test('a text is never shown in the other language; after a switch, opened parts have their texts', async () => {
  const { loadMoreTexts, loadTranslations } = await openPage();
  await loadMoreTexts(['eye']);
  expect(text('eye:rest')).toBe('The rest');
  await loadTranslations('zh', ['page:eyeReports']);
  expect(text('eye:title')).toBe('眼睛');
  expect(text('eye:rest')).toBe('其余');
});

test('without a network a late text stays empty, and is loaded when it is needed again', async () => {
  await openPage();
  isOnline = false;
  expect(text('eye:rest')).toBe('');
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce());
  await new Promise(resolve => setTimeout(resolve));
  isOnline = true;
  expect(text('eye:rest')).toBe('');
  await vi.waitFor(() => expect(text('eye:rest')).toBe('The rest'));
});

test('a key that no namespace of the page has is an error', async () => {
  await openPage();
  text('eye:wrong');
  await vi.waitFor(() => expect(text('eye:rest')).toBe('The rest'));
  const complain = vi.mocked(console.error);
  expect(text('eye:wrong')).toBe('');
  expect(complain).toHaveBeenCalledWith('No text for wrong');
  complain.mockClear();
});
