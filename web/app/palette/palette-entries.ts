import { type Route, type RouteName, routes } from '../../../shared/core/routes.ts';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import { accessTo } from '../../platform/auth/access.ts';
import { contributionsTo, loadAll } from '../../platform/features/contributions.ts';
import type { IconName } from '../../platform/features/icons.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import type { ListTab } from '../../platform/features/list-tab.ts';
import type { PageEntry, PaletteEntry } from '../../platform/features/menu-entries.ts';
import type { TextKey } from '../../platform/i18n/use-text.ts';
import { isActive, navigation } from '../navigation/navigation.ts';
import { pageOf } from '../pages.ts';

export interface Entry extends Omit<PaletteEntry, 'page' | 'label' | 'icon'> {
  page: RouteName;
  label: TextKey;
  icon: IconName | 'page' | 'add' | 'form';
  /** Label to use while the text catalogue that contains the text of `label` is not loaded yet. */
  otherLabel?: TextKey;
  /** If true, the entry is hidden until the user types something. */
  isFurther?: true;
}

type MenuEntry = Omit<PageEntry, 'icon'>;

const fromMenu = ({ page, search, label }: MenuEntry): Pick<Entry, 'page' | 'search' | 'label'> => ({
  page,
  label: `shell:${label}`,
  ...(search && { search }),
});

/** Palette entries whose texts are already loaded: sidebar, header links and "add" actions. */
export function shellEntries(): Entry[] {
  const additions = [...navigation.flatMap(({ add }) => add ?? []), ...contributionsTo('additions')];
  return [
    ...navigation.map(item => ({ ...fromMenu(item), icon: item.icon, roles: item.who })),
    ...contributionsTo('headerLinks').map(link => ({ ...fromMenu(link), icon: link.icon })),
    ...contributionsTo('listStrip').map(list => ({ ...fromMenu(list), icon: iconOf(list.page) })),
    ...additions.map(addition => ({ ...fromMenu(addition), icon: 'add' as const, isAction: true as const })),
  ];
}

/** All palette entries for all roles; several may lead to the same page. */
export async function loadEntries(): Promise<Entry[]> {
  const ofFeatures = (await loadAll(contributionsTo('paletteEntries'))).flatMap(({ part }) => part);
  return [...shellEntries(), ...ofFeatures, ...tabEntries(), ...otherPages()];
}

const addressOf = ({ page, search = '' }: Entry) => `${page}${search}`;

const ofListTab = ({ key, title, load: _, count: __, order: ___, ...needs }: ListTab) => ({
  ...needs,
  search: `?tab=${key}`,
  label: title,
});

function tabEntries(): Entry[] {
  return [
    ...contributionsTo('organizationTabs').map(({ key, title, load: _, ...needs }) => ({
      ...needs,
      page: 'organization' as const,
      search: `?tab=${key}`,
      label: `organizations:${title}` as const,
      parent: 'pages:organization' as const,
      icon: 'building' as const,
      roles: ['admin'] as const,
    })),
    ...contributionsTo('organizationListTabs').map(tab => ({
      ...ofListTab(tab),
      page: 'organizations' as const,
      parent: 'pages:organizations' as const,
      icon: 'building' as const,
    })),
    ...contributionsTo('caseListTabs').map(tab => ({
      ...ofListTab(tab),
      page: 'cases' as const,
      parent: 'pages:cases' as const,
      icon: 'people' as const,
    })),
    ...contributionsTo('dashboardTabs').map(({ key, title, load: _, order: __, ...needs }) => ({
      ...needs,
      page: 'dashboard' as const,
      search: `?tab=${key}`,
      label: `dashboard:${title}` as const,
      parent: 'pages:dashboard' as const,
      icon: 'dashboard' as const,
    })),
    ...contributionsTo('quickActions').map(({ label, icon, page = 'dashboard', search, ...needs }) => ({
      ...needs,
      page,
      search,
      label: `dashboard:${label}` as const,
      icon,
      isAction: true as const,
    })),
  ];
}

const isForm = (path: string) => path.endsWith('/render');

function otherPages(): Entry[] {
  const rules: Record<RouteName, Route> = routes;
  const names = (Object.keys(rules) as RouteName[]).filter(name => {
    const { path, roles, layout, redirectWithoutId } = rules[name];
    const isPlain = !/\{\w+\}/.test(path) && redirectWithoutId === undefined;
    return isPlain && !roles.includes('public') && (layout === 'default' || isForm(path));
  });
  const screens = names.map(name => pageOf(name));
  const isFirst = (name: RouteName, index: number) =>
    screens[index] === undefined || screens.indexOf(pageOf(name)) === index;
  return names.filter(isFirst).map(name => {
    const { path } = rules[name];
    const isAction = /\/create(\/|$)/.test(path);
    const namespace = pageOf(name)?.namespaces[0];
    return {
      page: name,
      label: `pages:${name}` as TextKey,
      ...(namespace && { otherLabel: `${namespace}:title` as TextKey }),
      icon: isForm(path) ? 'form' : isAction ? 'add' : iconOf(name),
      ...(isAction && { isAction }),
      ...(name !== 'settings' && { isFurther: true as const }),
    };
  });
}

function iconOf(name: RouteName): Entry['icon'] {
  const path = routes[name].path.replace(/\/\{\w+\??\}/g, '');
  if (path === '/settings') return 'settings';
  return navigation.find(item => isActive(item, path))?.icon ?? 'page';
}

/** Omits pages of other roles, actions that the user cannot run, and entries with a repeated URL. */
export function entriesFor<One extends Entry>(
  all: readonly One[],
  session: CurrentUser,
  isReadOnly: boolean,
): One[] {
  const offered = all.filter(entry => {
    const access = accessTo(routes[entry.page], session);
    const opens = entry.isAction || entry.isFurther ? access === 'open' : access !== 'not-found';
    return opens && isOffered(entry, session) && !(entry.isAction && isReadOnly);
  });
  return offered.filter(
    (entry, index) => offered.findIndex(other => addressOf(other) === addressOf(entry)) === index,
  );
}

/** Omits actions whose name an earlier action has: several pages can offer the same new record. */
export const withoutRepeatedActions = <One extends { name: string; isAction?: true }>(
  entries: readonly One[],
): One[] =>
  entries.filter(
    (entry, index) =>
      !entry.isAction || entries.findIndex(({ isAction, name }) => isAction && name === entry.name) === index,
  );
