import type { ParseKeys } from 'i18next';
import type { ReactNode } from 'react';
import type { Role } from '../../../shared/core/permissions.ts';
import type { RouteName, RouteParams } from '../../../shared/core/routes.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { Needs } from './contribution.ts';
import type { IconName } from './icons.ts';

export type PageWithoutParams = {
  [Name in RouteName]: unknown extends RouteParams<Name> ? Name : never;
}[RouteName];

/** Routes that can be opened without an id. */
export type PageWithoutId = {
  [Name in RouteName]: object extends RouteParams<Name> ? Name : never;
}[RouteName];

/** Routes whose only path parameter is an id. */
export type PageOfRecord = {
  [Name in RouteName]: { id: string } extends RouteParams<Name> ? Name : never;
}[RouteName];

export interface PageEntry {
  page: PageWithoutParams;
  search?: string;
  label: ParseKeys<'shell'>;
  icon: IconName;
}

/** An entry of the command palette: a page, a part of a page, or a dialog on a page. */
export interface PaletteEntry extends Needs {
  /** Page that the entry opens; `organization` is the page of the user's own organisation. */
  page: PageWithoutParams | 'organization';
  search?: string;
  label: TextKey;
  /** Name of the page that contains this part or dialog. */
  parent?: TextKey;
  icon: IconName;
  /** Whether the entry adds or changes something. */
  isAction?: true;
}

export interface Addition extends Omit<PageEntry, 'icon'> {
  shortcut?: string;
}

/** An entry of the sidebar or header with the pages that belong to it. */
export interface PlacedEntry extends PageEntry {
  /** The entry is active on paths (without locale) that begin with one of these. */
  activePaths: readonly string[];
  /** Exceptions from `activePaths`: longer beginnings of paths on which the entry is not active. */
  otherPaths?: readonly string[];
}

export interface NavigationItem extends PlacedEntry {
  who: readonly Role[];
  add?: Addition;
}

export interface FoundRecord {
  id: string;
  label: string;
  /** Detail that distinguishes records with the same name. */
  detail?: ReactNode;
}

export interface PaletteSearch extends Needs {
  /** Text namespaces of the search results, loaded when the palette opens. */
  namespaces: readonly Namespace[];
  title: ParseKeys<'shell'>;
  icon: IconName;
  roles: readonly Role[];
  page: PageOfRecord;
  find: (text: string, signal: AbortSignal) => Promise<FoundRecord[]>;
}
