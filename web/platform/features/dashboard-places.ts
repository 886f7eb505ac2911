import type { ParseKeys } from 'i18next';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';
import type { PageWithoutParams } from './menu-entries.ts';

/** A tab of the dashboard. */
export interface DashboardTab extends Contribution<ComponentModule> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: ParseKeys<'dashboard'>;
}

/** A card of the dashboard. */
export interface DashboardCard extends Needs, Contribution<ComponentModule> {
  key: string;
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
