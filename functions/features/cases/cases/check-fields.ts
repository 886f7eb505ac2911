import type { FieldErrors } from '../../../../shared/core/errors.ts';
import { phoneError } from '../../../../shared/core/reading/read-phones.ts';
import type { FamilyKind } from '../../../../shared/features/cases/cases/family.schema.ts';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import {
  type OrganizationRecord,
  todayIn,
} from '../../../../shared/features/organizations/organizations/record.ts';
import { throwFieldErrors } from '../../../platform/field-errors.ts';

/**
 * Validates a case's fields for the organisation's country and current date. Converts phone numbers to E.164,
 * as numbers of the organisation's country or the child's, and drops empty parents and guardians.
 * @throws request.invalid with every invalid field
 */
export async function checkFields(
  fields: CaseFields,
  organization: Pick<OrganizationRecord, 'country' | 'timeZone'>,
  now: number,
): Promise<CaseFields> {
  const { phoneInE164 } = await import('../../../../shared/core/places/phone-in-e164.ts');
  const wrong: FieldErrors = {};
  const phone = (number: string | null, field: string): string | null => {
    if (!number) return null;
    const found = phoneInE164(number, [organization.country, fields.country]);
    if (!found) wrong[field] = phoneError(number);
    return found ?? null;
  };
  const person = <Person extends NonNullable<CaseFields[FamilyKind]>>(
    who: FamilyKind,
    given: Person | null,
  ) => {
    if (!given) return null;
    const { title, name, email, mobile } = given;
    if (![title, name, email, mobile].some(Boolean)) return null;
    return { ...given, mobile: phone(mobile, `${who}.mobile`) };
  };
  if (fields.birthDate && fields.birthDate > todayIn(organization.timeZone, now)) {
    wrong.birthDate = 'validation.future_date';
  }
  if (fields.state && !(await isStateOf(fields.state, fields.country))) wrong.state = 'validation.state';
  const checked: CaseFields = {
    ...fields,
    state: fields.state || null,
    mobile: phone(fields.mobile, 'mobile'),
    father: person('father', fields.father),
    mother: person('mother', fields.mother),
    guardian: person('guardian', fields.guardian),
    tags: [...new Set(fields.tags)],
  };
  throwFieldErrors(wrong);
  return checked;
}

async function isStateOf(state: string, country: string | null): Promise<boolean> {
  if (!country) return false;
  const states = await import('../../../../shared/core/places/states.ts');
  return states.isStateOf(country, state);
}
