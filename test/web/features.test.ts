import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { auditEventTypes } from '../../shared/audit-events.ts';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { features } from '../../web/app/features.ts';
import { dialogsOf, namespacesOf, pageOf } from '../../web/app/pages.ts';
import { publicPageOf } from '../../web/app/public-pages.ts';
import { featureTexts } from '../../web/features/operations/audit/feature-texts.ts';
import type { Contribution } from '../../web/platform/features/contribution.ts';
import { contributionsTo } from '../../web/platform/features/contributions.ts';
import { canSendReports, isOffered } from '../../web/platform/features/is-offered.ts';
import catalogue from '../../web/platform/i18n/en/audit.json' with { type: 'json' };
import { currentUserWith } from '../support/current-user.ts';
import { readSources } from '../support/source/source-tree.ts';

const claimed = features.flatMap(({ pages = {} }) => Object.keys(pages) as RouteName[]);

test('no two features have a page for the same route', () => {
  expect(claimed.length).toBeGreaterThan(20);
  expect(claimed).toEqual([...new Set(claimed)]);
});

test('each component that a feature contributes to pages of others belongs to exactly one feature', () => {
  const parts = features.flatMap(feature => Object.keys(feature.parts ?? {}));
  expect(parts.length).toBeGreaterThan(3);
  expect(parts).toEqual([...new Set(parts)]);
});

test('a feature manifest imports only types, lists of contributions and public pages, because every page loads it', () => {
  const manifests = readSources().filter(({ path }) => /^web\/features\/[\w-]+\/feature\.tsx$/.test(path));
  expect(manifests).toHaveLength(features.length);
  const loadedWithThem = manifests.flatMap(({ imports }) => imports.filter(({ kind }) => kind === 'value'));
  expect([...new Set(loadedWithThem.map(({ path }) => path))].sort()).toEqual([
    'web/features/intake/public-pages.ts',
    'web/features/people/public-pages.ts',
    'web/platform/features/contributions.ts',
    'web/platform/features/lazy-content.ts',
  ]);
});

test('the first script file of the site contains the pages of all public routes and no others', () => {
  const names = Object.keys(routes) as RouteName[];
  const isPublic = (name: RouteName) => (routes[name] as Route).roles.includes('public');
  expect(names.filter(isPublic).length).toBeGreaterThan(5);
  for (const name of names) expect(publicPageOf(name), name).toBe(isPublic(name) ? pageOf(name) : undefined);
});

test('once the licence has ended, the address of every form leads to a page to read', () => {
  /** Shows an evaluation to read; always redirects to another page. */
  const exceptions = ['editEvaluation', 'editPublishedActivity'];
  const forms = claimed.filter(name => /\/(create|edit)\b/.test(routes[name].path));
  const isForm = (name: RouteName) => pageOf(name)?.readOnlyPage === undefined;
  expect(forms.length).toBeGreaterThan(15);
  expect(forms.filter(isForm).toSorted()).toEqual(exceptions);
});

test('a page loads the texts of the components that other features contribute to this page', () => {
  const textsOf = (name: RouteName) => {
    const page = pageOf(name);
    return page ? namespacesOf(name, page) : [];
  };
  expect(textsOf('case')).toEqual(
    expect.arrayContaining(['cases', 'eye', 'sending', 'shell', 'errors', 'moreErrors']),
  );
  expect(textsOf('organization')).toEqual(expect.arrayContaining(['organizations', 'audit', 'cases']));
  expect(textsOf('printMyopiaReport')).toEqual(expect.arrayContaining(['eye', 'sending', 'licences']));
  expect(textsOf('login')).toEqual(['errors', 'session', 'validation']);
});

/** Namespaces of texts that every page of signed-in people has, or has whole if its form shows errors. */
const ofEveryPage = ['common', 'ui', 'errors', 'moreErrors', 'shell', 'validation'];

test('a tab, and the page No access, load all texts they show, because the page that opens them lacks these', () => {
  const sources = new Map(readSources().map(source => [source.path, source]));
  const isTabs = (place: string) => place.endsWith('Tabs');
  const opened = features.flatMap((feature): readonly Contribution<unknown>[] => [
    ...Object.entries(feature).flatMap(([place, entries]) =>
      isTabs(place) ? (entries as readonly Contribution<unknown>[]) : [],
    ),
    ...(feature.parts?.noAccess ? [feature.parts.noAccess] : []),
  ]);
  expect(opened.length).toBeGreaterThan(20);
  const lacking = opened.flatMap(({ load, namespaces = [] }) => {
    const loaded = [...String(load).matchAll(/import__\("[^"]*\/(web\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    );
    expect(loaded).not.toEqual([]);
    const seen = new Set(loaded);
    const shown = new Set<string>();
    for (const path of seen) {
      const { text = '', imports = [] } = sources.get(path) ?? {};
      for (const [, names = ''] of text.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'\w+')/g))
        for (const [, name = ''] of names.matchAll(/'(\w+)'/g)) shown.add(name);
      for (const { kind, path: imported } of imports) if (kind === 'value' && imported) seen.add(imported);
    }
    const known = new Set<string>([...ofEveryPage, ...namespaces]);
    return [...shown].filter(name => !known.has(name)).map(name => `${loaded[0]}: ${name}`);
  });
  expect(lacking).toEqual([]);
});

test('every audit event has a text in the audit catalogue or in the catalogue of the event’s feature', () => {
  const texts = featureTexts();
  const acts: Record<string, Record<string, string>> = catalogue.act;
  const isInCatalogue = (act: string) => {
    const [record = '', event = ''] = act.split('.');
    const told = acts[record] ?? {};
    return told[event] !== undefined || told[`${event}_other`] !== undefined;
  };
  expect(auditEventTypes.filter(act => !isInCatalogue(act) && !(act in texts))).toEqual([]);
});

const namesSomebody = (sentence: string) => /\{\{(who|what)\}\}|^An email could/.test(sentence);

test('the text of every audit event contains the name of the person who acted or who is affected', () => {
  const sentences = Object.values(catalogue.act as Record<string, Record<string, string>>).flatMap(
    Object.values,
  );
  expect(sentences.filter(sentence => !namesSomebody(sentence))).toEqual([]);
});

test.each(['en', 'zh'] as const)(
  'in %s, the text of every audit event of a feature contains the name of the person who acted or who is affected',
  lang => {
    const keys = Object.entries(featureTexts()).flatMap(([act, key]) => (act.includes('.') ? [key] : []));
    const textOf = (key: string): string => {
      const [namespace, path = ''] = key.split(':');
      const file = new URL(`../../web/platform/i18n/${lang}/${namespace}.json`, import.meta.url);
      const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
      return String(path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], texts));
    };
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter(key => !namesSomebody(textOf(key)))).toEqual([]);
  },
);

test('reports can be sent from the dashboard and from the page of a case', () => {
  expect(dialogsOf('home')).toEqual(expect.arrayContaining(dialogsOf('case')));
  expect(dialogsOf('case')).toHaveLength(2);
  expect(dialogsOf('login')).toEqual([]);
});

test('the first four cards on the dashboard of each role show numbers, such as the number of cases', () => {
  const countsOf = (role: 'user' | 'admin' | 'superadmin') =>
    contributionsTo('dashboardCards')
      .filter(card => isOffered(card, currentUserWith(role)))
      .sort((one, other) => one.order - other.order)
      .slice(0, 4)
      .map(({ key }) => key);
  expect(countsOf('user')).toEqual(['mine', 'colleagues', 'cases', 'notes']);
  expect(countsOf('admin')).toEqual(['mine', 'users', 'cases', 'notes']);
  expect(countsOf('superadmin')).toEqual(['organizations', 'people', 'platform-cases', 'platform-notes']);
});

test('each action that needs a role, module or permission is offered only to people who have it', () => {
  const user = currentUserWith('user');
  const optician = currentUserWith('user', ['eye']);
  const superadmin = currentUserWith('superadmin');
  expect(isOffered({}, user)).toBe(true);
  expect(isOffered({ module: 'eye' }, user)).toBe(false);
  expect(isOffered({ module: 'eye' }, optician)).toBe(true);
  expect(isOffered({ roles: ['admin'] }, user)).toBe(false);
  expect(isOffered({ roles: ['user', 'admin'] }, user)).toBe(true);
  expect(isOffered({ permission: 'case:read' }, user)).toBe(true);
  expect(isOffered({ permission: 'case:read' }, superadmin)).toBe(false);
  expect([user, optician, superadmin].map(canSendReports)).toEqual([true, true, false]);
  expect(isOffered({ sendableReports: true }, superadmin)).toBe(false);
  expect(isOffered({ sendableReports: true }, optician)).toBe(true);
});
