import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { FieldErrors } from '../../../../shared/core/errors.ts';
import type { OrganizationFields } from '../../../../shared/features/organizations/organizations/schema.ts';
import { throwFieldErrors } from '../../../platform/field-errors.ts';

type Country = NonNullable<Parameters<typeof parsePhoneNumberFromString>[1]>;

/**
 * Validates fields that depend on the country. Converts the office number to E.164.
 * @throws request.invalid with all invalid fields
 */
export async function checkFields<Fields extends OrganizationFields>(fields: Fields): Promise<Fields> {
  const { state, country } = fields;
  const wrong: FieldErrors = {};
  const officeNumber = fields.officeNumber ? inE164(fields.officeNumber, country) : null;
  if (officeNumber === undefined) wrong.officeNumber = 'validation.phone';
  if (state && !(await isStateOf(country, state))) wrong.state = 'validation.state';
  throwFieldErrors(wrong);
  return { ...fields, officeNumber: officeNumber ?? null, state: state || null };
}

async function isStateOf(country: string, state: string): Promise<boolean> {
  const states = await import('../../../../shared/core/places/states.ts');
  return states.isStateOf(country, state);
}

function inE164(number: string, country: string): string | undefined {
  const parsed = parsePhoneNumberFromString(number, country as Country);
  return parsed?.isPossible() ? parsed.number : undefined;
}
