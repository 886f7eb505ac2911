import { type Icon, IconLayoutDashboard, IconUsers } from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { Role } from '../../shared/permissions.ts';

interface NavigationItem {
  page: 'home' | 'cases';
  label: ParseKeys<'shell'>;
  Icon: Icon;
  who: readonly Role[];
  /** Addresses that belong to it, in English. */
  isAt: (path: string) => boolean;
  /** The plus beside it: what it adds, and how the page is told to. */
  add?: { label: ParseKeys<'shell'>; search: string };
}

/** The sidebar, in its order. */
export const navigation: NavigationItem[] = [
  {
    page: 'home',
    label: 'nav.dashboard',
    Icon: IconLayoutDashboard,
    who: ['user', 'admin'],
    isAt: path => path === '/' || path === '/dashboard',
  },
  {
    page: 'cases',
    label: 'nav.cases',
    Icon: IconUsers,
    who: ['user', 'admin'],
    isAt: path => path === '/cases' || path.startsWith('/cases/'),
    add: { label: 'nav.newCase', search: '?new=1' },
  },
];
