import { IconUser } from '@tabler/icons-react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Module, modules, type Role } from '../../shared/core/permissions.ts';
import { type Route, type RouteName, routes } from '../../shared/core/routes.ts';
import { pageOf } from '../../web/app/pages.ts';
import { type CommandGroup, inOrder, matchesText } from '../../web/app/palette/palette-commands.ts';
import {
  type Entry,
  entriesFor,
  loadEntries,
  withoutRepeatedActions,
} from '../../web/app/palette/palette-entries.ts';
import { currentUserWith } from '../support/current-user.ts';
import { stubBrowser } from '../support/stub-browser.ts';

const roles = ['user', 'admin', 'superadmin'] as const;
let all: Entry[] = [];

beforeAll(async () => {
  stubBrowser();
  all = await loadEntries();
});
afterAll(() => vi.unstubAllGlobals());

const offeredTo = (role: Role, granted: readonly Module[] = modules, isReadOnly = false) =>
  entriesFor(all, currentUserWith(role, granted), isReadOnly);
const addressOf = ({ page, search = '' }: Entry) => `${page}${search}`;
const addressesFor = (...args: Parameters<typeof offeredTo>) => offeredTo(...args).map(addressOf);

test('the command palette offers each role only pages that it may open, each once', () => {
  for (const role of roles) {
    const entries = offeredTo(role);
    for (const { page } of entries) expect(routes[page].roles, `${role}: ${page}`).toContain(role);
    const addresses = entries.map(addressOf);
    expect(addresses).toEqual([...new Set(addresses)]);
  }
});

test('the palette offers each page that needs no record to every role that may open it', () => {
  const isOpenedOnItsOwn = (name: RouteName) => {
    const { path, redirectWithoutId, layout }: Route = routes[name];
    return !/\{\w+\}/.test(path) && !redirectWithoutId && layout !== 'empty';
  };
  for (const role of roles) {
    const offered = new Set(offeredTo(role).map(({ page }) => page));
    const isShown = (name: RouteName) =>
      offered.has(name) || [...offered].some(page => pageOf(page) && pageOf(page) === pageOf(name));
    const open = (Object.keys(routes) as RouteName[]).filter(
      name => isOpenedOnItsOwn(name) && (routes[name].roles as readonly string[]).includes(role),
    );
    expect(open.length).toBeGreaterThan(role === 'superadmin' ? 6 : 30);
    expect(open.filter(name => !isShown(name))).toEqual([]);
  }
});

test('children are listed before pages if a part of a child’s name begins with what is typed', () => {
  const group = (id: string, ...labels: string[]): CommandGroup => ({
    ...{ id, title: id },
    commands: labels.map(label => ({ id: label, label, Icon: IconUser, run: () => {} })),
  });
  const known = [group('pages', 'Classes'), group('actions', 'New class')];
  const orderFor = (typed: string, ...children: string[]) =>
    inOrder(known, [group('case', ...children), group('eyeReport', 'Clara Chan')], typed).map(({ id }) => id);
  const childrenFirst = ['case', 'pages', 'actions', 'eyeReport'];
  expect(orderFor('Cl', 'Clara Chan')).toEqual(childrenFirst);
  expect(orderFor('cha', 'Ada Lee', 'Clara Chan')).toEqual(childrenFirst);
  expect(orderFor('陈', '陈美')).toEqual(childrenFirst);
  expect(orderFor('class', 'Clara Chan')).toEqual(['pages', 'actions', 'case', 'eyeReport']);
  expect(orderFor('', 'Clara Chan')).toEqual(['pages', 'actions', 'case', 'eyeReport']);
});

test('the palette offers the tabs of an organisation only to its admins', () => {
  const tabs = (role: Role) => addressesFor(role).filter(address => /^organization(\?|$)/.test(address));
  expect(tabs('admin')).toEqual([
    ...['organization', 'organization?tab=preferences', 'organization?tab=eye'],
    'organization?tab=screening',
    ...['organization?tab=calendar', 'organization?tab=evaluation', 'organization?tab=api'],
    ...['organization?tab=privacy', 'organization?tab=email', 'organization?tab=audit'],
  ]);
  expect(tabs('user')).toEqual([]);
  expect(tabs('superadmin')).toEqual([]);
});

test('the palette offers settings to everybody, and the library and the adding of children only to members', () => {
  for (const role of roles) expect(addressesFor(role)).toContain('settings');
  expect(addressesFor('user')).toEqual(expect.arrayContaining(['eyeReports', 'screenings', 'library']));
  expect(addressesFor('user')).not.toContain('users');
  expect(addressesFor('user')).not.toContain('createTerm');
  const added = offeredTo('superadmin').filter(({ isAction }) => isAction);
  expect(added.map(addressOf)).toEqual(['organizations?new=1', 'admins?new=1']);
});

test('the palette offers actions of a module only to people who have it, and none after the licence has ended', () => {
  expect(addressesFor('user')).toEqual(
    expect.arrayContaining(['createEyeReport', 'eyeReports?tab=import', 'createCourse']),
  );
  const without = addressesFor('user', []);
  for (const address of ['createEyeReport', 'eyeReports?tab=import', 'createCourse'])
    expect(without).not.toContain(address);
  expect(without).toContain('eyeReports');
  expect(offeredTo('admin', modules, true).filter(({ isAction }) => isAction)).toEqual([]);
});

test('the palette marks rarely used pages, which it offers only after something is typed', () => {
  const further = offeredTo('admin').filter(({ isFurther }) => isFurther);
  expect(further.map(({ page }) => page)).toEqual(expect.arrayContaining(['evaluate', 'screeningResults']));
});

test.each([
  ['Terms & Conditions', 'cond', true],
  ['Terms & Conditions', 'CONDITIONS terms', true],
  ['New case', 'case  new', true],
  ['Cases', 'notes', false],
  ['新建个案', '个案', true],
  ['Cases', '', true],
])('the command palette finds %s when “%s” is typed: %s', (label, typed, does) => {
  expect(matchesText(label, typed)).toBe(does);
});

test('the palette offers registrations to people who see all cases, and the QR code to every member', () => {
  const of = (visibility: 'all' | 'selected') => {
    const user = currentUserWith('user');
    const organizationUser = {
      ...{ id: user.id, role: 'user' as const, status: 'active' as const, visibility },
      ...{ finishedRegistration: true, acceptedTerms: 0 },
    };
    return entriesFor(all, { ...user, organizationUser }, false).map(addressOf);
  };
  expect(of('all')).toEqual(expect.arrayContaining(['cases?tab=review', 'cases?tab=qr']));
  expect(of('selected')).not.toContain('cases?tab=review');
  expect(of('selected')).toContain('cases?tab=qr');
});

test('the palette shows only the first of several actions with the same name, and every page', () => {
  const action = (page: string, name: string) => ({ page, name, isAction: true as const });
  const page = { page: 'screenings', name: 'Screenings' };
  expect(
    withoutRepeatedActions([action('list', 'New screening'), page, page, action('home', 'New screening')]),
  ).toEqual([action('list', 'New screening'), page, page]);
});
