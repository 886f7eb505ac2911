import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deviceData, type SessionEnd } from '../../../web/platform/auth/device-data.ts';

const root = join(import.meta.dirname, '../../..');

/** Matches code that can store something on a device, including calls of libraries that do so. */
const writers =
  /\b(localStorage|sessionStorage|useLocalStorage|useSessionStorage|cookieStore|indexedDB|openDB|deleteDB|BroadcastChannel|ScrollRestoration|setKeyValueStorage|createJSONStorage)\b|\bcaches\.|document\.cookie|document\.title =|window\.name =|history\.(push|replace)State|navigator\.storage|defaultColorScheme|persistQueryClient|\bstate=\{\{(?!\s*\.\.\.)|navigate\([^)]*\bstate:|\bstate: \{ \w+: true\b/;

/**
 * For each file with such code, the rows of the list of stored items that it writes, or the reason why it
 * writes none.
 */
const expected: Record<string, string[] | string> = {
  'web/app/main.tsx': ['mantine-color-scheme-value'],
  'web/app/navigation/sidebar.tsx': 'history.state holds `isAfresh`',
  'web/app/redirect-to-sign-in.ts': 'replaces the address by that of the sign-in page',
  'web/app/reload-on-missing-chunk.ts': ['lumitree.reloaded'],
  'web/app/shell/root.tsx': ['react-router-scroll-positions'],
  'web/app/shell/shell.tsx': ['lumitree.sidebar'],
  'web/features/classes/evaluations/tree-suggestion/suggest-link.tsx': 'history.state holds `returns`',
  'web/features/classes/evaluations/use-evaluation-actions.tsx': 'history.state holds `returns`',
  'web/features/classes/sessions/session-address.ts': 'history.state holds `isSessionOpened`',
  'web/features/classes/sessions/session-activities.tsx': 'history.state holds `returns`',
  'web/features/classes/timetable/grid/overlap-line.tsx': ['lumitree.hidden-overlaps'],
  'web/features/consent/terms/optional-terms-card.tsx': ['lumitree.put-off-terms.*'],
  'web/features/dashboard/new-clinic/use-first-steps.ts': ['lumitree.first-steps.*'],
  'web/features/eye/measurements/remembered-columns.ts': ['lumitree.device-files'],
  'web/features/screening/prepared-days/day-database.ts': ['lumitree.day'],
  'web/features/screening/prepared-days/day-store.ts': 'tells other tabs random ids',
  'web/features/screening/prepared-days/offline-files.ts': ['lumitree.files-*'],
  'web/features/screening/prepared-days/use-waiting-count.ts': 'listens to other tabs',
  'web/features/screening/results/result-suggestions.tsx': 'history.state holds `returns`',
  'web/offline-worker/offline-worker.ts': 'reads the cached files of the app',
  'web/platform/api/remembered-jobs.ts': ['lumitree.jobs'],
  'web/platform/auth/cognito.ts': ['CognitoIdentityServiceProvider.*', 'CognitoSignInState.*'],
  'web/platform/auth/cookies.ts': ['user', 'organization', 'organizationUser', 'locale', 'tokenKey'],
  'web/platform/auth/device-data.ts': 'deletes what is listed in it',
  'web/platform/auth/kept-in-tab.ts': ['lumitree.unsaved.*'],
  'web/platform/auth/last-activity.ts': ['lumitree.touched'],
  'web/platform/auth/last-organization.ts': ['lumitree.organization'],
  'web/platform/auth/screen-cover.ts': 'takes the title away when a session ends',
  'web/platform/auth/tab-channel.ts': 'tells other tabs of a sign-out and of a change of organisation',
  'web/platform/auth/tab-token.ts': ['lumitree.token'],
  'web/platform/auth/token-storage.ts': [
    'CognitoIdentityServiceProvider.*',
    'encrypted.CognitoIdentityServiceProvider.*',
  ],
  'web/platform/auth/token-store.ts': 'finds and deletes tokens',
  'web/platform/i18n/language.ts': ['lumitree.script'],
  'web/platform/i18n/use-page-title.ts': 'titles name no child, see below',
  'web/platform/offline/prepared-day.ts': ['lumitree.day'],
  'web/platform/routing/form-address.ts': 'replaces the language in the address',
  'web/platform/use-single-key-shortcuts.ts': ['lumitree.single-keys'],
  'web/ui/list/columns-menu.tsx': ['lumitree.columns.*'],
};

const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).map(file => file.replaceAll('\\', '/'));
const isProduct = (file: string) => !file.startsWith('web/gallery/') && !file.endsWith('.config.ts');
const code = (file: string) =>
  readFileSync(join(root, file), 'utf8').replaceAll(/^import .*$|\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

test('every source file that may store data on a device is listed with the items that it stores', () => {
  const found = sources.filter(file => isProduct(file) && writers.test(code(file)));
  expect(found.toSorted()).toEqual(Object.keys(expected).toSorted());
});

test('every item listed as stored on devices is written by a listed file, and every listed file writes such an item', () => {
  const written = new Set(Object.values(expected).flatMap(names => (Array.isArray(names) ? names : [])));
  expect([...new Set(deviceData.map(({ name }) => name))].toSorted()).toEqual([...written].toSorted());
});

const ends: Record<string, SessionEnd[]> = {
  'at every end': ['expired', 'ended'],
  'at every end, and when somebody else signs in': ['expired', 'ended', 'replaced'],
  'at every end but an expiry, with the organisation, and when somebody else signs in': [
    'ended',
    'switched',
    'replaced',
  ],
  'at every end but an expiry, and when somebody else signs in': ['ended', 'replaced'],
  'at every end but an expiry, and with the organisation': ['ended', 'switched'],
  stays: [],
};
const places: Record<string, string> = {
  'local storage': 'local',
  'session storage': 'session',
  cookie: 'cookie',
  IndexedDB: 'database',
  cache: 'cache',
};

test('docs/security.md states for every stored item what it may contain and when it is deleted', () => {
  const [, section = ''] = readFileSync(join(root, 'docs/security.md'), 'utf8').split(
    '## What a browser keeps\n',
  );
  const table = section.split('\n## ')[0] ?? '';
  const rows = [...table.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|/gm)].map(
    ([, name = '', place = '', holds = '', , deleted = '']) => ({ name, place, holds, deleted }),
  );
  expect(
    rows.map(({ name, place, deleted }) => ({ name, place: places[place], goesAt: ends[deleted] })),
  ).toEqual(deviceData.map(({ name, place, goesAt }) => ({ name, place, goesAt: [...goesAt] })));
  expect(rows.filter(({ holds }) => holds.length < 4)).toEqual([]);
});

test('no page title names a child, because browsers keep titles in their history', () => {
  const naming = sources.filter(file => /usePageTitle\([^;]*(fullName|child\.|name:)/.test(code(file)));
  expect(naming).toEqual([]);
  const titled = sources.filter(file => /usePageTitle\(title\)/.test(code(file)));
  const named = titled.filter(file => /const title =[^;]*(fullName|\bname\b)/.test(code(file)));
  expect(named).toEqual([]);
});
