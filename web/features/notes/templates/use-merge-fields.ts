import { useTranslation } from 'react-i18next';
import { type MergeField, mergeFields } from '../../../../shared/features/notes/templates/template-fields.ts';
import { useSession } from '../../../platform/auth/session.ts';
import type { FieldChoice } from '../../../ui/rich-text/document-field-props.ts';

type Group = 'case' | 'note' | 'author' | 'organization' | 'eye' | 'screening' | 'tree';

/** Merge fields in the page language; marks the fields of modules that the user lacks. */
export function useMergeFields(): readonly FieldChoice[] {
  const { t } = useTranslation('templates');
  const { modules } = useSession();
  return mergeFields.map(name => {
    const group = name.split('.')[0] as Group;
    const isLacking = group === 'eye' && modules.find(({ module }) => module === 'eye')?.status !== 'granted';
    const label = t(`fields.${name as MergeField}`);
    return { name, label: isLacking ? t('fields.lacking', { label }) : label, group: t(`groups.${group}`) };
  });
}
