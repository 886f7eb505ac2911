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

/** Something the palette can do. */
export interface Command {
  id: string;
  label: string;
  /** Said beside it, lighter. */
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

/** Pages that the sidebar does not lead to by itself. */
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

/** Pages a role may open, the sidebar's in its order and for nobody beyond it. */
export function pagesFor(role: Role): PageEntry[] {
  return [...navigation.filter(({ who }) => who.includes(role)), ...otherPages.filter(isFor(role))];
}

/** What a role may add. */
export function additionsFor(role: Role): PageEntry[] {
  return additions.filter(isFor(role));
}

/** Whether a label answers to what was typed: each word of it, anywhere, in any letter case. */
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
