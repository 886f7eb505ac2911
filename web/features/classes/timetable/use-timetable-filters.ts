import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentClassesQuery } from '../../../platform/lookups/school-class-query.ts';
import { useColleagueFilter } from '../../../platform/lookups/use-colleague-filter.ts';
import type { Filter } from '../../../ui/list/filters/filter.ts';
import { useChildFilter } from './use-child-filter.tsx';
import { noFilters, type TimetableView } from './use-timetable-view.ts';

const anyClass = 'all';

export function useTimetableFilters({ ownerId, classId, caseId, change }: TimetableView) {
  const { t } = useTranslation(['timetable', 'ui']);
  const classes = useQuery(currentClassesQuery).data?.data ?? [];
  const known = classes.map(({ id, name }) => ({ value: id as string, label: name }));
  const isUnknown = classId !== null && !known.some(({ value }) => value === classId);
  const owner = useColleagueFilter({
    key: 'owner',
    name: t('ui:field.owner'),
    value: ownerId,
    onChange: id => change({ owner: id }),
  });
  const ofClass: Filter = {
    key: 'class',
    name: t('filter.class'),
    options: [
      { value: anyClass, label: t('filter.anyClass') },
      ...known,
      ...(isUnknown ? [{ value: classId, label: t('filter.someClass') }] : []),
    ],
    value: classId ?? anyClass,
    defaultValue: anyClass,
    onChange: chosen => change({ inClass: chosen === anyClass ? null : chosen }),
    isCompact: true,
  };
  const child = useChildFilter(caseId, id => change({ ofChild: id }));
  return {
    filters: [owner, ofClass, child],
    clear: () => change(noFilters),
  };
}
