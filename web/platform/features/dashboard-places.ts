import type { ParseKeys } from 'i18next';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageWithoutId, PageWithoutParams } from './menu-entries.ts';

export interface DashboardTab extends Needs, Contribution<ComponentModule> {
  key: string;
  title: ParseKeys<'dashboard'>;
  /** Position of the tab among the dashboard's tabs, from 1. */
  order: number;
}

export interface DashboardCard extends Needs, Contribution<ComponentModule> {
  key: string;
  /** Position of the card among the cards, from 1. */
  order: number;
}

export interface AttentionReader extends Pick<CurrentUser, 'id' | 'role' | 'organization' | 'modules'> {
  /** Today in the organisation's time zone, `YYYY-MM-DD`. */
  today: string;
  date: (date: string) => string;
}

export interface Waiting {
  count: number;
  /** Whether there are more items than `count` says. */
  isAtLeast?: boolean;
  /** Names of the items, most urgent first; empty if the items have no names. */
  about: readonly string[];
}

/**
 * Counts the items of an attention entry. Has the query key of the items' data, so that a change to the data
 * refetches the count.
 */
export interface AttentionPart {
  queryKey: readonly unknown[];
  find: (reader: AttentionReader, signal: AbortSignal) => Promise<Waiting>;
}

export interface AttentionEntry extends Needs, Contribution<AttentionPart> {
  key: string;
  /** Position in the attention list; the most urgent entries have the lowest numbers. */
  order: number;
  icon: IconName;
  /** Key of the text, which contains the number of items as `count`. */
  title: ParseKeys<'dashboard'>;
  action: ParseKeys<'dashboard'>;
  /** Page with the list of the counted items, with the same filter. */
  page: PageWithoutParams | PageWithoutId | 'organization';
  search?: string | ((reader: AttentionReader) => string);
}

export interface QuickAction extends Needs {
  label: ParseKeys<'dashboard'>;
  icon: IconName;
  /** Page on which the action is done; defaults to the dashboard. */
  page?: PageWithoutParams;
  /** URL parameters that open the dialog or tab of the action. */
  search: string;
}
