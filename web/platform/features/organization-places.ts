import type { ParseKeys } from 'i18next';
import type { FullOrganization } from '../../../shared/features/organizations/organizations/schema.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { TextKey } from '../i18n/use-text.ts';
import type { ComponentModule, Contribution, Needs } from './contribution.ts';

export interface OrganizationTab extends Needs, Contribution<ComponentModule<{ record: FullOrganization }>> {
  /** Places whose texts the tab shows. */
  places?: readonly ('auditTexts' | 'fieldNames' | 'documents')[];
  key: string;
  title: ParseKeys<'organizations'>;
}

/** Texts of audit events that are not in the text catalogue `audit`. */
export interface AuditTexts {
  namespaces: readonly Namespace[];
  /**
   * Beginning of an event's text key, by the part of the event type before the dot. The part after the dot
   * completes the key. With `note: 'notes:act.'`, the text of `note.finished` is `notes:act.finished`.
   */
  acts: Readonly<Record<string, string>>;
  /** Titles of lists that a person can view as a whole, by their name in the audit log. */
  lists?: Readonly<Record<string, TextKey>>;
}

export type FieldNames = Contribution<Record<string, TextKey>>;
