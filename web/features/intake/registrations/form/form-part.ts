import type { FormOfOrganization, RegistrationErrors, RegistrationValues } from '../registration-values.ts';

export interface FormPart {
  values: RegistrationValues;
  errors: RegistrationErrors;
  form: FormOfOrganization;
  onChange: (changes: Partial<RegistrationValues>) => void;
}
