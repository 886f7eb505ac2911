import {
  type Icon,
  IconBook2,
  IconBuilding,
  IconCalendarEvent,
  IconCode,
  IconFileCertificate,
  IconLayoutDashboard,
  IconNotes,
  IconSchool,
  IconTemplate,
  IconUserCog,
  IconUserShield,
  IconUsers,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { Role } from '../../../shared/core/permissions.ts';
import type { RouteName, RouteParams } from '../../../shared/core/routes.ts';

/** Routes without parameters. */
export type PageWithoutParams = {
  [Name in RouteName]: unknown extends RouteParams<Name> ? Name : never;
}[RouteName];

export interface NavigationItem {
  page: PageWithoutParams;
  label: ParseKeys<'shell'>;
  Icon: Icon;
  who: readonly Role[];
  /** Path prefixes (without locale) where the item is active. */
  activePaths: readonly string[];
  /** The "add" button beside it. */
  add?: { label: ParseKeys<'shell'>; page: PageWithoutParams; search?: string };
}

const members = ['user', 'admin'] as const;
const admins = ['admin'] as const;
const platform = ['superadmin'] as const;

/** The sidebar items, in order. */
export const navigation: readonly NavigationItem[] = [
  {
    page: 'home',
    label: 'nav.dashboard',
    Icon: IconLayoutDashboard,
    who: members,
    activePaths: ['/', '/dashboard'],
  },
  {
    page: 'cases',
    label: 'nav.cases',
    Icon: IconUsers,
    who: members,
    activePaths: ['/cases', '/neuroTree'],
    add: { label: 'nav.newCase', page: 'cases', search: '?new=1' },
  },
  {
    page: 'templates',
    label: 'nav.templates',
    Icon: IconTemplate,
    who: members,
    activePaths: ['/templates'],
    add: { label: 'nav.newTemplate', page: 'createTemplate' },
  },
  {
    page: 'notes',
    label: 'nav.notes',
    Icon: IconNotes,
    who: members,
    activePaths: ['/notes', '/eye', '/learning-efficiency'],
    add: { label: 'nav.newNote', page: 'createNote' },
  },
  {
    page: 'developer',
    label: 'nav.developer',
    Icon: IconCode,
    who: admins,
    activePaths: ['/developer', '/courses/edit', '/activity/create', '/activity/published/edit'],
  },
  { page: 'classes', label: 'nav.classes', Icon: IconSchool, who: members, activePaths: ['/classes'] },
  {
    page: 'timetable',
    label: 'nav.timetable',
    Icon: IconCalendarEvent,
    who: members,
    activePaths: ['/timetable', '/activity/evaluate', '/activity/published/addToCalendar'],
  },
  {
    page: 'users',
    label: 'nav.users',
    Icon: IconUserCog,
    who: admins,
    activePaths: ['/users'],
    add: { label: 'nav.newUser', page: 'users', search: '?new=1' },
  },
  {
    page: 'terms',
    label: 'nav.terms',
    Icon: IconFileCertificate,
    who: admins,
    activePaths: ['/terms'],
    add: { label: 'nav.newTerm', page: 'createTerm' },
  },
  {
    page: 'curriculum',
    label: 'nav.curriculum',
    Icon: IconBook2,
    who: platform,
    activePaths: ['/curriculum'],
  },
  { page: 'admins', label: 'nav.admins', Icon: IconUserShield, who: platform, activePaths: ['/admins'] },
  {
    page: 'organizations',
    label: 'nav.organizations',
    Icon: IconBuilding,
    who: platform,
    activePaths: ['/organizations'],
  },
];

/** Whether an item is active on a path (without locale). */
export function isActive({ activePaths }: Pick<NavigationItem, 'activePaths'>, path: string): boolean {
  return activePaths.some(place => path === place || path.startsWith(`${place}/`));
}
