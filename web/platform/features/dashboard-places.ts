import type { ParseKeys } from 'i18next';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';
import type { IconName } from './icons.ts';

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
  /** The URL parameters that open its dialog. */
  search: string;
}
