import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '../../../../shared/features/operations/audit/schema.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { FeatureTexts } from './use-sentence.ts';

/** Fields that no form has. */
const recordFieldTexts: FeatureTexts = { updatedAt: 'audit:field.updatedAt', version: 'audit:field.version' };

/** Tells the details of an event in words: fields as their form names them, and the people concerned. */
export function useDetails(fieldTexts: FeatureTexts): (details: AuditEntry['details']) => string[] {
  const { t } = useTranslation(['audit', 'common']);
  const text = useText();
  const fieldName = (field: string) => {
    const key = fieldTexts[field] ?? recordFieldTexts[field];
    return key ? text(key) : field;
  };
  const comma = t('common:comma');
  const namesOf = (people: AuditEntry['details']['added']) =>
    people.map(({ name }) => name ?? t('noun.person')).join(comma);
  return ({ fields, added, removed }) => [
    ...(fields.length > 0 ? [t('detail.changed', { fields: fields.map(fieldName).join(comma) })] : []),
    ...(added.length > 0 ? [t('detail.added', { names: namesOf(added) })] : []),
    ...(removed.length > 0 ? [t('detail.removed', { names: namesOf(removed) })] : []),
  ];
}
