import { useTranslation } from 'react-i18next';

/** Returns the age range of a course in words; undefined if the range is open. */
export function useAges() {
  const { t } = useTranslation(['courses', 'ui']);
  return ({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }): string | undefined => {
    if (ageFrom === null && ageTo === null) return undefined;
    if (ageFrom === null) return t('ages.upTo', { to: ageTo });
    if (ageTo === null) return t('ages.from', { from: ageFrom });
    return t('ui:age.range', { from: ageFrom, to: ageTo });
  };
}
