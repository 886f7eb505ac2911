import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ageOn } from '../../../../shared/core/age.ts';
import { isPlainDate } from '../../../../shared/core/fields.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';

/** Age texts as of today in the organisation's time zone. */
export function useAge() {
  const { t } = useTranslation(['cases', 'ui']);
  const today = todayIn(useSession().organization?.timeZone);
  return useMemo(() => {
    const ageOf = (birthDate: string | null) => (isDate(birthDate) ? ageOn(birthDate, today) : null);
    return {
      today,
      /** Age as `9 y 8 m`, for lists. */
      short: (birthDate: string | null): string | undefined => {
        const age = ageOf(birthDate);
        return age ? t('ui:age.short', { ...age }) : undefined;
      },
      /** Age as `9 years 8 months`, for running text. */
      long: (birthDate: string | null): string | undefined => {
        const age = ageOf(birthDate);
        if (!age) return undefined;
        const years = t('age.years', { count: age.years });
        return t('age.both', { years, months: t('age.months', { count: age.months }) });
      },
    };
  }, [t, today]);
}

/** Whether a text is a whole date; false for a partly typed one. */
const isDate = (text: string | null): text is string => text !== null && isPlainDate(text);
