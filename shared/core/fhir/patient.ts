interface PatientFields {
  fullName: string;
  otherName: string | null;
  birthDate: string | null;
  gender: string | null;
  genderText: string | null;
}

const genderIdentity = 'http://hl7.org/fhir/StructureDefinition/patient-genderIdentity';

export const patientIdentity = (child: PatientFields) => ({
  name: [{ text: child.fullName }, ...(child.otherName ? [{ text: child.otherName, use: 'usual' }] : [])],
  ...(child.birthDate && { birthDate: child.birthDate }),
  ...fhirGender(child),
});

/** Administrative gender, plus the family's own word as the gender identity. */
function fhirGender({ gender, genderText }: Pick<PatientFields, 'gender' | 'genderText'>): object {
  const administrative = gender ?? (genderText ? 'other' : null);
  return {
    ...(administrative && { gender: administrative }),
    ...(genderText && {
      extension: [{ url: genderIdentity, valueCodeableConcept: { text: genderText } }],
    }),
  };
}
