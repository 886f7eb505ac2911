import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';

/**
 * Case fields from a registration. A parent who consents is a parent of the case, even if the form names that
 * parent only in the consent. Any other person who consents is the guardian, with the form's contact details.
 */
export function caseFieldsOf({
  language,
  script,
  father,
  mother,
  ...fields
}: RegistrationFields): CaseFields {
  const { fullName, birthDate, gender, genderText, contactEmail, mobile } = fields;
  const { address, country, state, postalCode } = fields;
  const parent = (who: 'father' | 'mother', given: RegistrationFields['father']) => {
    const giver = fields.relationship === who ? fields.consentBy : null;
    const { title = null, name = null, email = null, mobile: phone = null } = given ?? {};
    return given || giver ? { title, name: name ?? giver, email, mobile: phone } : null;
  };
  const { consentBy, relationship } = fields;
  const isParent = relationship === 'mother' || relationship === 'father';
  return {
    ...{ fullName, birthDate, gender, genderText, contactEmail, mobile },
    ...{ address, country, state, postalCode },
    otherName: null,
    fileNumber: null,
    emailLanguage: language,
    emailScript: language === 'zh' ? script : null,
    father: parent('father', father),
    mother: parent('mother', mother),
    guardian: isParent ? null : { title: null, name: consentBy, email: contactEmail, mobile, relationship },
    school: null,
    grade: null,
    tags: [],
    photoId: null,
  };
}
