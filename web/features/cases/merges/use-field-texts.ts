import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../shared/core/places/readable-phone.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { MergeField } from '../../../../shared/features/cases/merges/merge-fields.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { nameOfPlace, useLocations } from '../../../platform/lookups/use-locations.ts';
import { caseFieldTexts } from '../cases/case-field-names.ts';

/**
 * Labels and display texts of case fields; empty for missing values.
 * @param country country whose states are shown by name
 */
export function useFieldTexts(country: string | null) {
  const { t } = useTranslation(['merges', 'cases', 'common', 'ui']);
  const text = useText();
  const { date } = useCalendarDates();
  const { countries, states } = useLocations(country ?? '');
  const wordsFor = (fields: CaseFields, field: MergeField): string => {
    switch (field) {
      case 'birthDate':
        return fields.birthDate ? date(fields.birthDate) : '';
      case 'gender':
        return fields.gender ? t(`ui:gender.${fields.gender}`) : '';
      case 'emailLanguage':
        return t(`cases:emailLanguage.${fields.emailLanguage}`);
      case 'emailScript':
        return fields.emailScript ? t(`cases:script.${fields.emailScript}`) : '';
      case 'mobile':
        return fields.mobile ? readablePhone(fields.mobile) : '';
      case 'state':
        return fields.state && fields.country === country
          ? nameOfPlace(states, fields.state)
          : (fields.state ?? '');
      case 'country':
        return fields.country ? (nameOfPlace(countries, fields.country) ?? fields.country) : '';
      case 'father':
      case 'mother':
      case 'guardian': {
        const parent = fields[field];
        return parent
          ? [parent.title, parent.name, parent.email, parent.mobile && readablePhone(parent.mobile)]
              .filter(Boolean)
              .join('\n')
          : '';
      }
      case 'photoId':
        return fields.photoId ? t('merge.photo') : '';
      case 'tags':
        return fields.tags.join(t('common:comma'));
      default:
        return String(fields[field] ?? '');
    }
  };
  const labelOf = (field: MergeField) => text(caseFieldTexts[field] ?? 'cases:field.name');
  return { wordsFor, labelOf };
}
