import { ageOn } from '../../../../shared/core/age.ts';
import { reportDay } from '../../../../shared/core/report-language.ts';
import type { FieldValues } from '../../../../shared/core/rich-document/fill-fields.ts';
import { caseFieldTexts } from '../../../../shared/features/cases/cases/field-texts.ts';
import type { FieldSubject } from '../../../composition/field-source.ts';

/** Values of the merge fields about a child, as of the date of the note. */
export function caseFieldValues({ child, language, script, date }: FieldSubject): FieldValues {
  const { fullName, otherName, birthDate, gender, genderText, school } = child;
  const texts = caseFieldTexts(language, script);
  const age = birthDate === null ? null : ageOn(birthDate, date);
  return {
    'case.fullName': fullName,
    'case.otherName': otherName,
    'case.age': age && texts.age(age),
    'case.birthDate': birthDate && reportDay(language, birthDate),
    'case.gender': genderText ?? (gender && texts.gender[gender]),
    'case.school': school,
  };
}
