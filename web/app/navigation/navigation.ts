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

/** Pages whose address is complete without an id. */
export type PlainPage = {
  [Name in RouteName]: unknown extends RouteParams<Name> ? Name : never;
}[RouteName];

export interface NavigationItem {
  page: PlainPage;
  label: ParseKeys<'shell'>;
  Icon: Icon;
  who: readonly Role[];
  /** Where it is marked: these addresses, in English, and what is below them. */
  places: readonly string[];
  /** The plus beside it: what it adds, and where. */
  add?: { label: ParseKeys<'shell'>; page: PlainPage; search?: string };
}

const members = ['user', 'admin'] as const;
const admins = ['admin'] as const;
const platform = ['superadmin'] as const;

/** The sidebar, in its order. */
export const navigation: readonly NavigationItem[] = [
  {
    page: 'home',
    label: 'nav.dashboard',
    Icon: IconLayoutDashboard,
    who: members,
    places: ['/', '/dashboard'],
  },
  {
    page: 'cases',
    label: 'nav.cases',
    Icon: IconUsers,
    who: members,
    places: ['/cases', '/neuroTree'],
    add: { label: 'nav.newCase', page: 'cases', search: '?new=1' },
  },
  {
    page: 'templates',
    label: 'nav.templates',
    Icon: IconTemplate,
    who: members,
    places: ['/templates'],
    add: { label: 'nav.newTemplate', page: 'createTemplate' },
  },
  {
    page: 'notes',
    label: 'nav.notes',
    Icon: IconNotes,
    who: members,
    places: ['/notes', '/eye', '/learning-efficiency'],
    add: { label: 'nav.newNote', page: 'createNote' },
  },
  {
    page: 'developer',
    label: 'nav.developer',
    Icon: IconCode,
    who: admins,
    places: ['/developer', '/courses/edit', '/activity/create', '/activity/published/edit'],
  },
  { page: 'classes', label: 'nav.classes', Icon: IconSchool, who: members, places: ['/classes'] },
  {
    page: 'timetable',
    label: 'nav.timetable',
    Icon: IconCalendarEvent,
    who: members,
    places: ['/timetable', '/activity/evaluate', '/activity/published/addToCalendar'],
  },
  {
    page: 'users',
    label: 'nav.users',
    Icon: IconUserCog,
    who: admins,
    places: ['/users'],
    add: { label: 'nav.newUser', page: 'users', search: '?new=1' },
  },
  {
    page: 'terms',
    label: 'nav.terms',
    Icon: IconFileCertificate,
    who: admins,
    places: ['/terms'],
    add: { label: 'nav.newTerm', page: 'createTerm' },
  },
  { page: 'curriculum', label: 'nav.curriculum', Icon: IconBook2, who: platform, places: ['/curriculum'] },
  { page: 'admins', label: 'nav.admins', Icon: IconUserShield, who: platform, places: ['/admins'] },
  {
    page: 'organizations',
    label: 'nav.organizations',
    Icon: IconBuilding,
    who: platform,
    places: ['/organizations'],
  },
];

/** Whether an address, in English, belongs to an item. */
export function isAt({ places }: Pick<NavigationItem, 'places'>, path: string): boolean {
  return places.some(place => path === place || path.startsWith(`${place}/`));
}
