import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { CaseFields } from '../../shared/cases/schema.ts';
import { AppError, type FieldErrors } from '../../shared/errors.ts';
import { type OrganizationRecord, todayIn } from '../../shared/organizations/record.ts';

type Country = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]>;

/**
 * Checks what a schema alone cannot, by the organisation's country and date, and puts phone numbers
 * into E.164. A parent without any field filled in is left out.
 * @throws request.invalid naming every wrong field
 */
export function checkFields(fields: CaseFields, organization: OrganizationRecord, now: number): CaseFields {
  const wrong: FieldErrors = {};
  const phone = (number: string | null, field: string): string | null => {
    if (!number) return null;
    const parsed = parsePhoneNumberFromString(number, organization.country as Country);
    if (!parsed?.isPossible()) wrong[field] = 'validation.phone';
    return parsed?.number ?? null;
  };
  const parent = (who: 'father' | 'mother') => {
    const given = fields[who];
    if (!given || !Object.values(given).some(Boolean)) return null;
    return { ...given, mobile: phone(given.mobile, `${who}.mobile`) };
  };
  if (fields.birthDate && fields.birthDate > todayIn(organization.timeZone, now)) {
    wrong.birthDate = 'validation.future_date';
  }
  const checked: CaseFields = {
    ...fields,
    mobile: phone(fields.mobile, 'mobile'),
    father: parent('father'),
    mother: parent('mother'),
    tags: [...new Set(fields.tags)],
  };
  if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
  return checked;
}
