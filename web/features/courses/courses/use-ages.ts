import { useTranslation } from 'react-i18next';

/** Age range in words; undefined if it is open. */
export function useAges() {
  const { t } = useTranslation(['courses', 'ui']);
  return ({ ageFrom, ageTo }: { ageFrom: number | null; ageTo: number | null }): string | undefined => {
    if (ageFrom === null && ageTo === null) return undefined;
    if (ageFrom === null) return t('ages.upTo', { to: ageTo });
    if (ageTo === null) return t('ages.from', { from: ageFrom });
    return t('ui:age.range', { from: ageFrom, to: ageTo });
  };
}
