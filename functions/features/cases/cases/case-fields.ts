import { ageOn } from '../../../../shared/core/age.ts';
import { reportDay } from '../../../../shared/core/dates/report-day.ts';
import type { FieldValues } from '../../../../shared/core/rich-document/fill-fields.ts';
import { caseFieldTexts } from '../../../../shared/features/cases/cases/field-texts.ts';
import type { FieldSubject } from '../../../composition/field-source.ts';

/** Values of a note's placeholders (merge fields) about the child; the age is that on the note's date. */
export function caseFieldValues({ child, language, date }: FieldSubject): FieldValues {
  const { fullName, otherName, birthDate, gender, genderText, school } = child;
  const texts = caseFieldTexts(language);
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
