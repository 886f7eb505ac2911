import {
  type Icon,
  IconBooks,
  IconClipboardText,
  IconEye,
  IconFileCheck,
  IconKeyboard,
  IconLanguage,
  IconLicense,
  IconLogout,
  IconPlus,
  IconSettings,
  IconSun,
} from '@tabler/icons-react';
import type { ParseKeys } from 'i18next';
import type { Role } from '../../../shared/core/permissions.ts';
import { routes } from '../../../shared/core/routes.ts';
import { navigation, type PageWithoutParams } from '../navigation/navigation.ts';

/** A command of the palette. */
export interface Command {
  id: string;
  label: string;
  /** Secondary text. */
  detail?: string;
  Icon: Icon;
  run: () => void;
}

export interface CommandGroup {
  id: 'pages' | 'actions' | 'cases';
  commands: Command[];
}

interface PageEntry {
  page: PageWithoutParams;
  search?: string;
  label: ParseKeys<'shell'>;
  Icon: Icon;
}

/** Pages that are not in the sidebar. */
const otherPages: readonly PageEntry[] = [
  { page: 'eyeReports', label: 'strip.eyeReports', Icon: IconEye },
  { page: 'screenings', label: 'strip.screenings', Icon: IconClipboardText },
  { page: 'library', label: 'header.library', Icon: IconBooks },
  { page: 'userLicences', label: 'palette.licences', Icon: IconLicense },
  { page: 'adminLicences', label: 'palette.licences', Icon: IconLicense },
  { page: 'caseTerms', label: 'palette.acceptance', Icon: IconFileCheck },
  { page: 'settings', label: 'profile.settings', Icon: IconSettings },
];

const additions: readonly PageEntry[] = [
  { page: 'createEyeReport', label: 'nav.newEyeReport', Icon: IconPlus },
  ...navigation.flatMap(({ add }) => (add ? [{ ...add, Icon: IconPlus }] : [])),
];

const isFor =
  (role: Role) =>
  ({ page }: PageEntry) =>
    (routes[page].roles as readonly string[]).includes(role);

/** Pages of a role: those of its sidebar in order, then the others. */
export function pagesFor(role: Role): PageEntry[] {
  return [...navigation.filter(({ who }) => who.includes(role)), ...otherPages.filter(isFor(role))];
}

/** Records a role may add. */
export function additionsFor(role: Role): PageEntry[] {
  return additions.filter(isFor(role));
}

/** Whether a label contains each typed word, ignoring case. */
export function matchesText(label: string, typed: string): boolean {
  const inLabel = label.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every(word => inLabel.includes(word));
}

export const actionIcons = {
  language: IconLanguage,
  theme: IconSun,
  keyboard: IconKeyboard,
  signOut: IconLogout,
};
