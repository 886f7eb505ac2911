import type { TFunction } from 'i18next';
import { ageOn } from '../../../../shared/core/age.ts';

export function ageText(
  birthDate: string | null,
  day: string,
  t: TFunction<['classes', 'learning']>,
): string {
  const age = birthDate === null ? null : ageOn(birthDate, day);
  return age ? t('learning:age', { years: age.years, months: age.months }) : '–';
}
