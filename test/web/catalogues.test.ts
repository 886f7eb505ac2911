import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { apiOperations } from '../../shared/contract.ts';
import { errorCodesOf } from '../../shared/core/endpoint-errors.ts';
import { errors } from '../../shared/core/errors.ts';
import '../../web/app/features.ts';
import { publicPages as intake } from '../../web/features/intake/public-pages.ts';
import { featureTexts } from '../../web/features/operations/audit/feature-texts.ts';
import { publicPages as people } from '../../web/features/people/public-pages.ts';

type Catalogue = Record<string, string>;

const web = `${import.meta.dirname}/../../web`;
const read = (path: string) => readFileSync(path, 'utf8');
const sourcesOf = (...folders: string[]) =>
  folders.flatMap(folder => globSync(`${import.meta.dirname}/../../${folder}/**/*.{ts,tsx}`)).map(read);

const namespaces = globSync(`${web}/platform/i18n/en/*.json`)
  .map(path => /(\w+)\.json$/.exec(path)?.[1] ?? '')
  .toSorted();

/** The texts of a catalogue (a JSON file of texts in one language) by dotted key. */
function catalogue(lang: 'en' | 'zh', namespace: string): Catalogue {
  const words: Catalogue = {};
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') words[path] = value;
    else {
      for (const [key, inner] of Object.entries(value as object)) walk(inner, path ? `${path}.${key}` : key);
    }
  };
  walk(JSON.parse(read(`${web}/platform/i18n/${lang}/${namespace}.json`)), '');
  return words;
}

/** Key of the text for an error that all kinds of documents share. */
const ofDocument = (code: string) => code.replace(/^[^.]+/, 'document');

const plural = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => key.replace(plural, '');
const bases = (words: Catalogue) => [...new Set(Object.keys(words).map(baseOf))].toSorted();
const placeholdersIn = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}|<(\w+)>/g)].map(([hole]) => hole).toSorted();

describe.each(namespaces)('the catalogue %s has complete and matching texts in both languages', namespace => {
  const en = catalogue('en', namespace);
  const zh = catalogue('zh', namespace);

  test('a catalogue of texts has the same keys in both languages', () => {
    expect(bases(zh)).toEqual(bases(en));
  });

  test('a catalogue has the plural forms of each language, and no others', () => {
    const forms = (words: Catalogue, base: string) =>
      Object.keys(words).flatMap(key => (baseOf(key) === base ? (plural.exec(key)?.[1] ?? []) : []));
    const counted = bases(en).filter(base => forms(en, base).length > 0);
    for (const base of counted) {
      expect(forms(en, base), base).toEqual(expect.arrayContaining(['one', 'other']));
      expect(
        forms(zh, base).filter(form => form !== 'zero'),
        base,
      ).toEqual(['other']);
    }
  });

  test('a catalogue has the same variables and tags in the texts of both languages', () => {
    const holesBy = (words: Catalogue) =>
      Object.fromEntries(Object.entries(words).map(([key, text]) => [baseOf(key), placeholdersIn(text)]));
    expect(holesBy(zh)).toEqual(holesBy(en));
  });

  /** Texts that are the same in both languages. */
  const symbols = ['export.j0', 'export.j45', 'measure.seUnit', 'measure.axialUnit', 'unit.logMar'];

  test('a catalogue has no empty texts, and no Chinese text without Chinese characters', () => {
    for (const [key, text] of Object.entries({ ...en, ...zh })) expect(text.trim(), key).not.toBe('');
    const sameInBoth = Object.keys(zh).filter(key => zh[key] === en[key]);
    const meant = [
      'chineseName',
      'unknown',
      'unit.percent',
      'grade.reflex.2',
      'grade.reflex.3',
      'emailLanguage.en',
      'emailLanguage.zh',
      ...symbols,
    ];
    expect(sameInBoth.filter(key => !meant.includes(key))).toEqual([]);
  });

  test('a catalogue has no space between Han and Latin characters, because the page adds the gap', () => {
    const spaced = /\p{Script=Han} [A-Za-z0-9{]|[A-Za-z0-9}] \p{Script=Han}/u;
    expect(Object.keys(zh).filter(key => spaced.test(zh[key] ?? ''))).toEqual([]);
  });
});

test('every API error code has a text in both languages', () => {
  const words = { ...catalogue('en', 'errors'), ...catalogue('en', 'moreErrors') };
  expect(Object.keys(errors).filter(code => !(code in words) && !(ofDocument(code) in words))).toEqual([]);
});

test('no error has its text in both catalogues of errors', () => {
  const words = catalogue('en', 'errors');
  expect(Object.keys(catalogue('en', 'moreErrors')).filter(key => key in words)).toEqual([]);
});

test('pages without sign-in load the text of each error that their calls can fail with', () => {
  const sources = sourcesOf('web/features/people/{sign-in,registration,account-deletion}').join('\n');
  const called = new Set([...sources.matchAll(/\bcall\(\s*\w+\.(\w+)/g)].map(([, name]) => name));
  const used = apiOperations.filter(({ name, endpoint }) => called.has(name) || endpoint.needs === 'public');
  const codes = used.filter(({ feature }) => feature !== 'reports').flatMap(it => errorCodesOf(it.endpoint));
  const words = catalogue('en', 'errors');
  expect(used.length).toBeGreaterThan(15);
  expect([...new Set(codes)].filter(code => !(code in words))).toEqual([]);
});

test('every key of a validation message in the source has a text', () => {
  const given = sourcesOf('shared', 'functions/features/cases', 'web').flatMap(source =>
    [...source.matchAll(/'validation\.(\w+)'/g)].map(([, key = '']) => key),
  );
  expect(given.length).toBeGreaterThan(3);
  const words = catalogue('en', 'validation');
  expect([...new Set(given)].filter(key => !(key in words))).toEqual([]);
});

/**
 * Keys that the code builds at run time, by catalogue: from the API's error codes, and from the names of
 * zod's checks. Keys of audit events, in any catalogue, are built from the names of the events.
 */
const runtimeKeys: Record<string, string[]> = {
  errors: [...Object.keys(errors), 'network.failed'],
  moreErrors: Object.keys(errors).flatMap(code => [code, ofDocument(code)]),
  validation: ['email', 'date', 'too_big'],
};

test('every text of the catalogues is used', () => {
  const sources = sourcesOf('web', 'shared', 'functions/features/cases').join('\n');
  const literals = new Set([...sources.matchAll(/['"]([\w.:-]+)['"]/g)].map(([, text]) => text));
  const patterns = [...sources.matchAll(/`([\w.:-]*\$\{[^`\n]+\}[\w.-]*)`/g)].map(
    ([, text = '']) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );
  const isSaid = (name: string) => literals.has(name) || patterns.some(pattern => pattern.test(name));
  const ofEvents = new Set<string>(Object.values(featureTexts()));
  const unsaid = namespaces.flatMap(namespace =>
    bases(catalogue('en', namespace))
      .filter(key => !runtimeKeys[namespace]?.includes(key) && !ofEvents.has(`${namespace}:${key}`))
      .filter(key => ![key, `${namespace}:${key}`, `${namespace}.${key}`].some(isSaid))
      .map(key => `${namespace}:${key}`),
  );
  expect(unsaid).toEqual([]);
});

test.each([
  ['validation', 'required', 'This field is required'],
  ['validation', 'email', 'Invalid email address'],
  ['validation', 'password_length', 'Password must be at least 6 characters long'],
  ['validation', 'max_length', 'Max input length is {{limit}} characters'],
  ['errors', 'server.failed', 'Something went wrong, try again later'],
  ['errors', 'refused.create', 'Form submit error'],
  ['errors', 'refused.edit', 'Edit error. Try again later'],
  ['errors', 'sign-in.failed', 'Error while authenticating'],
  ['errors', 'session.expired', 'Token expired'],
  ['common', 'notFound.unknownAddress', 'This page could not be found'],
  ['common', 'notFound.title', 'Page not found'],
  [
    'common',
    'notFound.text',
    'Oops, the page you’re looking for either doesn’t exist or you don’t have access to it.',
  ],
  ['common', 'notFound.button', 'go to dashboard'],
  ['common', 'failure.text', 'An error occurred while showing the error page'],
  ['common', 'failure.link', 'Go back to home'],
  ['common', 'loadMore', 'Load more'],
  ['shell', 'profile.signOut', 'Sign Out'],
  ['ui', 'export.failed', 'Download failed'],
  ['invitations', 'unusable.title', 'Token expired'],
  ['organizations', 'list.title', 'Organizations'],
  ['organizations', 'list.new', 'New organization'],
  ['organizations', 'new.title', 'New organization'],
  ['courses', 'activity.help.title', 'Fillable activity names should start with numbers for ordering'],
  [
    'eye',
    'form.guidance',
    'For myopia enter +0 for plano and fill both right and left each visit. You can type −1.25 as -125, and 0 for +0.',
  ],
])('the text %s:%s has the agreed wording', (namespace, key, wording) => {
  expect(catalogue('en', namespace)[key]).toBe(wording);
});

/** Opened from the app, which has the list of all texts. */
const openedFromApp = ['settings'];

test('the first script lists the texts of its public pages, so that these pages load no other list', () => {
  const code = read(`${web}/platform/i18n/translations.ts`);
  const [ofFamilies = [], ofApp = []] = [...code.matchAll(/'\.\/\{en,zh\}\/\{([\w,]+)\}/g)].map(
    ([, listed = '']) => listed.split(','),
  );
  const namespacesOf = (pages: object) =>
    Object.values(pages as typeof people).flatMap(({ namespaces }) => namespaces);
  const needed = namespacesOf(people).filter(namespace => !openedFromApp.includes(namespace));
  expect(ofApp).toEqual(expect.arrayContaining([...needed, 'errors', 'ui']));
  expect(ofFamilies).toEqual(
    expect.arrayContaining([...namespacesOf(intake), 'errors', 'questionnaire', 'ui']),
  );
});
