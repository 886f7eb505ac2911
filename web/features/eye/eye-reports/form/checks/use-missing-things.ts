import { useTranslation } from 'react-i18next';
import type { ThingToCheck } from '../../../../../ui/form/steps/things-to-check.tsx';
import { useFieldName } from './use-field-name.ts';

/** Returns names and reasons for the paths of missing eyes and of a missing follow-up. */
export function useMissingThings(): (paths: readonly string[]) => ThingToCheck[] {
  const { t } = useTranslation('eye');
  const { nameOf } = useFieldName();
  return paths =>
    paths.map(path => ({
      path,
      name: nameOf(path),
      problem: t(path === 'followUp' ? 'note.noFollowUp' : 'note.oneEye'),
    }));
}
