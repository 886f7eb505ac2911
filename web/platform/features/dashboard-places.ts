import type { ParseKeys } from 'i18next';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageWithoutId, PageWithoutParams } from './menu-entries.ts';

export interface DashboardTab extends Needs, Contribution<ComponentModule> {
  key: string;
  title: ParseKeys<'dashboard'>;
  /** Position among the tabs, from 1. */
  order: number;
}

export interface DashboardCard extends Needs, Contribution<ComponentModule> {
  key: string;
  /** Position among the cards, from 1. */
  order: number;
}

export interface AttentionReader extends Pick<CurrentUser, 'id' | 'role' | 'organization' | 'modules'> {
  /** Today in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  date: (date: string) => string;
}

export interface Waiting {
  count: number;
  /** Whether there are more than were counted. */
  isAtLeast?: boolean;
  /** Names of the items, most urgent first; empty if there is nothing to name. */
  about: readonly string[];
}

/** Counts the items. Shares the query key of its data, so that a change refetches it. */
export interface AttentionPart {
  queryKey: readonly unknown[];
  find: (reader: AttentionReader, signal: AbortSignal) => Promise<Waiting>;
}

export interface AttentionEntry extends Needs, Contribution<AttentionPart> {
  key: string;
  /** The most urgent have the lowest. */
  order: number;
  icon: IconName;
  /** Contains the number as `count`. */
  title: ParseKeys<'dashboard'>;
  action: ParseKeys<'dashboard'>;
  /** The list, with the same filter as the number. */
  page: PageWithoutParams | PageWithoutId | 'organization';
  search?: string | ((reader: AttentionReader) => string);
}

export interface QuickAction extends Needs {
  label: ParseKeys<'dashboard'>;
  icon: IconName;
  /** Page of the action; defaults to the dashboard. */
  page?: PageWithoutParams;
  /** URL parameters that open its dialog or tab. */
  search: string;
}
