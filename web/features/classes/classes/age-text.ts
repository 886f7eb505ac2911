import type { TFunction } from 'i18next';
import { ageOn } from '../../../../shared/core/age.ts';

/** How old a child is on a day, in words. */
export function ageText(
  birthDate: string | null,
  day: string,
  t: TFunction<['classes', 'learning']>,
): string {
  const age = birthDate === null ? null : ageOn(birthDate, day);
  return age ? t('learning:age', { years: age.years, months: age.months }) : '–';
}
