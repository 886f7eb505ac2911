import type { ParseKeys } from 'i18next';
import type { CurrentUser } from '../../../shared/features/people/account/schema.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageWithoutId, PageWithoutParams } from './menu-entries.ts';

/** A tab of the dashboard. */
export interface DashboardTab extends Needs, Contribution<ComponentModule> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: ParseKeys<'dashboard'>;
  /** Its place among the tabs, from 1. */
  order: number;
}

/** A card of the dashboard. */
export interface DashboardCard extends Needs, Contribution<ComponentModule> {
  key: string;
  /** Its place among the cards, from 1. */
  order: number;
}

/** Who looks at what needs attention. */
export interface AttentionReader extends Pick<CurrentUser, 'id' | 'role' | 'organization' | 'modules'> {
  /** The day in the organisation's zone. */
  today: string;
  /** A date as the reader writes it. */
  date: (date: string) => string;
}

/** How much waits for somebody. */
export interface Waiting {
  count: number;
  /** Whether there is more than was counted. */
  isAtLeast?: boolean;
  /** Whom or what it is about, the most urgent first; none if there is nothing to name. */
  about: readonly string[];
}

/** Counts what waits. Its query key is that of what it reads, so that a change renews it. */
export interface AttentionPart {
  queryKey: readonly unknown[];
  find: (reader: AttentionReader, signal: AbortSignal) => Promise<Waiting>;
}

/** Something that may wait for the reader, with the list of it. */
export interface AttentionEntry extends Needs, Contribution<AttentionPart> {
  key: string;
  /** The most urgent have the lowest. */
  order: number;
  icon: IconName;
  /** Says how many, by `count`. */
  title: ParseKeys<'dashboard'>;
  action: ParseKeys<'dashboard'>;
  /** The list: with the same filter as the number. */
  page: PageWithoutParams | PageWithoutId | 'organization';
  search?: string | ((reader: AttentionReader) => string);
}

/** A button of the dashboard for a frequent action. */
export interface QuickAction extends Needs {
  label: ParseKeys<'dashboard'>;
  icon: IconName;
  /** Where it is done; the dashboard if omitted. */
  page?: PageWithoutParams;
  /** The URL parameters that open its dialog or tab. */
  search: string;
}
