import type { FormOfOrganization, RegistrationErrors, RegistrationValues } from '../registration-values.ts';

/** What each part of the form is given. */
export interface FormPart {
  values: RegistrationValues;
  errors: RegistrationErrors;
  form: FormOfOrganization;
  onChange: (changes: Partial<RegistrationValues>) => void;
}
