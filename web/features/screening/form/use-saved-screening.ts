import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useSelfSaving } from '../../../ui/form/use-self-saving.ts';
import { keepScreening } from '../queries.ts';
import { findProblems, withoutProblems } from './check-values.ts';
import { toFields, toFormValues } from './screening-values.ts';

interface Days {
  today: string;
  birthDate: string | null;
}

export function useSavedScreening(screening: Screening, days: Days) {
  const saving = useApiMutation(screenings.saveScreening);
  const saved = useSelfSaving({
    record: screening,
    valuesOf: toFormValues,
    findProblems: values => findProblems(values, days),
    withoutProblems,
    store: (values, version) =>
      saving.mutateAsync({ ...toFields(values), screeningId: screening.id, version }),
    onStored: keepScreening,
    action: 'edit-le',
  });
  return { ...saved, problems: findProblems(saved.values, days) };
}
