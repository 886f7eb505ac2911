import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import type { FieldFilter } from '../../../ui/list/filters/filter.ts';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { useIsTooNarrowFor } from '../../../ui/theme/use-breakpoint.ts';

/** Filters the timetable by a child, found by search; a link may name a child hidden from the user. */
export function useChildFilter(
  caseId: string | null,
  onChange: (caseId: string | null) => void,
): FieldFilter {
  const { t } = useTranslation(['timetable', 'ui']);
  const isInDrawer = useIsTooNarrowFor('filters');
  const [picked, setPicked] = useState<PickedCase>();
  const isPicked = picked?.id === caseId;
  const read = useQuery({ ...childQuery(caseId ?? ''), enabled: caseId !== null && !isPicked });
  const child: PickedCase | undefined = isPicked ? picked : caseId === null ? undefined : read.data;
  const name = t('ui:list.child');
  const unnamed = caseId && { id: caseId, fullName: t('filter.someChild') };
  const shown = child ?? unnamed;
  return {
    key: 'child',
    name,
    displayValue: shown ? shown.fullName : null,
    onClear: () => onChange(null),
    closesOnChange: true,
    field: (
      <CasePicker
        label={name}
        withinPortal={isInDrawer}
        value={shown ? [shown] : []}
        search={findCases}
        onChange={([chosen]) => {
          setPicked(chosen);
          onChange(chosen?.id ?? null);
        }}
      />
    ),
  };
}
