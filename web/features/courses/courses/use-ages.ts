import { useTranslation } from 'react-i18next';
import type { Course } from '../../../../shared/features/courses/courses/schema.ts';

/** The age range of a course in words; undefined if the range is open. */
export function useAges({ ageFrom, ageTo }: Pick<Course, 'ageFrom' | 'ageTo'>): string | undefined {
  const { t } = useTranslation(['courses', 'ui']);
  if (ageFrom === null) return ageTo === null ? undefined : t('ages.upTo', { to: ageTo });
  return ageTo === null ? t('ages.from', { from: ageFrom }) : t('ui:age.range', { from: ageFrom, to: ageTo });
}
