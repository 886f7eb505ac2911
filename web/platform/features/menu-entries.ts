import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import type { Role } from '../../../shared/core/permissions.ts';
import type { RouteName, RouteParams } from '../../../shared/core/routes.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { Needs } from './contribution.ts';
import type { IconName } from './icons.ts';

/** Routes without parameters. */
export type PageWithoutParams = {
  [Name in RouteName]: unknown extends RouteParams<Name> ? Name : never;
}[RouteName];

/** Routes that can be opened without an id. */
export type PageWithoutId = {
  [Name in RouteName]: object extends RouteParams<Name> ? Name : never;
}[RouteName];

/** Routes of a record: those with nothing but an id in their path. */
export type PageOfRecord = {
  [Name in RouteName]: { id: string } extends RouteParams<Name> ? Name : never;
}[RouteName];

/** A link to a page, in menus and in the palette. */
export interface PageEntry {
  page: PageWithoutParams;
  search?: string;
  label: ParseKeys<'shell'>;
  icon: IconName;
}

/** A page, a part of one, or a dialog on it that the palette offers. */
export interface PaletteEntry extends Needs {
  /** The page of an organisation is that of the own one. */
  page: PageWithoutParams | 'organization';
  search?: string;
  label: TextKey;
  /** What it is a part of. */
  parent?: TextKey;
  icon: IconName;
  /** Adds or changes something. */
  isAction?: true;
}

/** A page where something is added. */
export interface Addition extends Omit<PageEntry, 'icon'> {
  /** Single-key shortcut, for members. */
  shortcut?: string;
}

/** An item of the sidebar. */
export interface NavigationItem extends PageEntry {
  who: readonly Role[];
  /** Path prefixes (without locale) where the item is active. */
  activePaths: readonly string[];
  /** Longer prefixes where it is not. */
  otherPaths?: readonly string[];
  /** The "add" button beside it. */
  add?: Addition;
}

/** A record that the palette finds. */
export interface FoundRecord {
  id: string;
  label: string;
  /** What tells records of one name apart. */
  detail?: ReactNode;
}

/** A search among records of a feature, in the palette. */
export interface PaletteSearch {
  /** Namespaces of what it says of a record, loaded when the palette opens. */
  namespaces: readonly Namespace[];
  /** Heading of its results. */
  title: ParseKeys<'shell'>;
  icon: IconName;
  roles: readonly Role[];
  /** The page of a record found. */
  page: PageOfRecord;
  find: (text: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}
