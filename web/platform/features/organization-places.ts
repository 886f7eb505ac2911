import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import type { FullOrganization } from '../../../shared/features/organizations/organizations/schema.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';

/** A tab of the page of an organisation. */
export interface OrganizationTab extends Needs, Contribution<ComponentModule<{ record: FullOrganization }>> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: ParseKeys<'organizations'>;
}

/** A tab of the list of organisations. */
export interface OrganizationListTab
  extends Contribution<{
    Panel: ComponentType;
    /** How many are waiting, as a hook. */
    useCount?: () => number | undefined;
  }> {
  /** Value of the URL parameter `tab`. */
  key: string;
  title: ParseKeys<'organizations'>;
}

/** What the audit log calls the events of a feature whose texts are not in the catalogue `audit`. */
export type AuditTexts = Contribution<Readonly<Record<string, TextKey>>>;

/** Names of fields in the audit log. */
export type FieldNames = Contribution<Record<string, TextKey>>;
