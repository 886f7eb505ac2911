import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';

/** Case fields from a registration. */
export function caseFieldsOf({
  language,
  script,
  father,
  mother,
  ...fields
}: RegistrationFields): CaseFields {
  const { fullName, birthDate, gender, contactEmail, mobile, address, country, state, postalCode } = fields;
  return {
    ...{ fullName, birthDate, gender, contactEmail, mobile, address, country, state, postalCode },
    otherName: null,
    fileNumber: null,
    emailLanguage: language,
    emailScript: language === 'zh' ? script : null,
    father: father && { ...father, title: null },
    mother: mother && { ...mother, title: null },
    school: null,
    grade: null,
    tags: [],
    photoId: null,
  };
}
