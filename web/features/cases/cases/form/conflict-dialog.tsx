import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import type {
  FamilyKind,
  guardianRelationships,
} from '../../../../../shared/features/cases/cases/family.schema.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { call } from '../../../../platform/api/call.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import {
  type ConflictActs,
  FieldConflictDialog,
  type OtherSave,
} from '../../../../ui/dialog/field-conflict-dialog.tsx';
import {
  type CaseFieldPath,
  caseValueAt,
  type ParentFieldName,
  type PlainFieldName,
  partsOfCase,
} from './case-conflicts.ts';
import { type CaseValues, toFormValues } from './case-values.ts';

const entriesRead = 10;

/** The user and time of the last save of a case, read from its timeline; undefined while loading. */
function useLastSave({ id, version }: Case): OtherSave | undefined {
  const { data, isError } = useQuery({
    queryKey: ['case-last-save', id, version],
    queryFn: ({ signal }) => call(cases.listTimeline, { caseId: id, limit: entriesRead }, { signal }),
    retry: false,
  });
  if (isError) return {};
  const last = data?.data.find(({ act }) => act.startsWith('case.'));
  return data && { by: last?.by ?? undefined, at: last?.at };
}

interface ConflictDialogProps extends ConflictActs<CaseValues> {
  theirs: Case;
  /** The values of the case when the form was opened. */
  before: CaseValues;
  mine: CaseValues;
  isArchived: boolean;
}

const parentLabels = {
  relationship: 'field.relationship',
  title: 'field.parentTitle',
  name: 'field.parentName',
  email: 'field.parentEmail',
  mobile: 'field.mobile',
} as const;

/** Resolves a conflict between two versions of a case: the user chooses the value of each field. */
export function ConflictDialog({ theirs, isArchived, ...versions }: ConflictDialogProps) {
  const { t } = useTranslation('cases');
  const other = useLastSave(theirs);
  const labelOf = useFieldLabel();
  const textOf = useValueText();
  if (!other) return null;
  return (
    <FieldConflictDialog
      other={other}
      parts={partsOfCase}
      theirs={toFormValues(theirs)}
      labelOf={labelOf}
      textOf={textOf}
      note={isArchived ? t('conflict.archived') : undefined}
      {...versions}
    />
  );
}

function useFieldLabel() {
  const { t } = useTranslation('cases');
  return (path: CaseFieldPath): string => {
    const [name, field] = path.split('.') as [FamilyKind, ParentFieldName?];
    if (!field) return t(`field.${path as PlainFieldName}`);
    return t('conflict.of', { parent: t(`section.${name}`), field: t(parentLabels[field]) });
  };
}

function useValueText() {
  const { t } = useTranslation(['cases', 'common', 'ui']);
  const { date } = useCalendarDates();
  return (path: CaseFieldPath, values: CaseValues): string => {
    const value = caseValueAt(values, path);
    if (path === 'assigned') return values.assigned.map(({ fullName }) => fullName).join(t('common:comma'));
    if (path === 'tags') return values.tags.join(t('common:comma'));
    if (path === 'photoId') return value ? t('conflict.photo') : '';
    if (path === 'emailLanguage') return t(`emailLanguage.${values.emailLanguage}`);
    if (path === 'guardian.relationship')
      return t(`relationship.${values.guardian.relationship as (typeof guardianRelationships)[number]}`);
    if (path === 'birthDate')
      return /^\d{4}-\d\d-\d\d$/.test(values.birthDate) ? date(values.birthDate) : values.birthDate;
    return path === 'gender' ? t(`ui:gender.${values.gender}`) : String(value ?? '');
  };
}
