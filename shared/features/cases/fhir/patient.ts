import { daysOf, type FhirFilter, valuesOf } from '../../../core/fhir/matches.ts';
import { patientIdentity } from '../../../core/fhir/patient.ts';
import { type FhirResource, fhirIdOf, partIdOf, referenceTo } from '../../../core/fhir/resource.ts';
import { commonInput, type FhirAbout, type FhirSource, patientsOf } from '../../../core/fhir/source.ts';
import { familyOf } from '../cases/family.schema.ts';
import type { Case } from '../cases/schema.ts';

const rolesOfFamily = 'http://terminology.hl7.org/CodeSystem/v3-RoleCode';
const familyCodes: Record<
  ReturnType<typeof familyOf>[number]['relationship'],
  { code: string; display: string }
> = {
  mother: { code: 'MTH', display: 'mother' },
  father: { code: 'FTH', display: 'father' },
  guardian: { code: 'GUARD', display: 'guardian' },
  grandparent: { code: 'GRPRN', display: 'grandparent' },
  other: { code: 'FAMMEMB', display: 'family member' },
};

const languages = { en: 'en', zh: 'zh' } as const;

/** FHIR identifier system of the organisation's own file numbers. */
export const fileNumbersOf = (organization: string) => `urn:lumitree:${organization}:file-numbers`;

const telecomOf = (email: string | null, mobile: string | null) => {
  const telecom = [
    ...(mobile ? [{ system: 'phone', value: mobile, use: 'mobile' }] : []),
    ...(email ? [{ system: 'email', value: email }] : []),
  ];
  return telecom.length > 0 ? { telecom } : {};
};

function addressOf({ address, country, state, postalCode }: Case): object {
  const parts = {
    ...(address && { text: address }),
    ...(state && { state }),
    ...(postalCode && { postalCode }),
    ...(country && { country }),
  };
  return Object.keys(parts).length > 0 ? { address: [{ use: 'home', ...parts }] } : {};
}

/** The file number of a child's case, and those of the cases that were merged into it. */
function numbersOf({ fileNumber, mergedIdentifiers = [] }: Case): (readonly ['usual' | 'old', string])[] {
  const merged = new Set(mergedIdentifiers.map(one => one.fileNumber));
  const old = [...merged].filter(value => value !== null && value !== fileNumber) as string[];
  return [
    ...(fileNumber ? [['usual', fileNumber] as const] : []),
    ...old.map(value => ['old', value] as const),
  ];
}

/**
 * The FHIR resources of a case: the child as Patient, family members as RelatedPerson, and each merged case
 * as a Patient that is linked as `replaced-by`.
 */
export function patientResources(child: Case, { organization }: FhirAbout): FhirResource[] {
  const meta = { lastUpdated: child.updatedAt };
  const patient = referenceTo('Patient', child.id);
  const links = (child.merged ?? []).map(id => ({ other: referenceTo('Patient', id), type: 'replaces' }));
  const identifier = numbersOf(child).map(([use, value]) => ({
    ...{ use, value },
    system: fileNumbersOf(organization),
  }));
  return [
    {
      resourceType: 'Patient',
      id: fhirIdOf(child.id),
      meta,
      ...(identifier.length > 0 && { identifier }),
      active: child.status === 'active',
      ...patientIdentity(child),
      ...telecomOf(child.contactEmail, child.mobile),
      ...addressOf(child),
      communication: [
        {
          language: { coding: [{ system: 'urn:ietf:bcp:47', code: languages[child.emailLanguage] }] },
          preferred: true,
        },
      ],
      ...(links.length > 0 && { link: links }),
    },
    ...(child.merged ?? []).map(id => ({
      resourceType: 'Patient',
      id: fhirIdOf(id),
      meta,
      active: false,
      link: [{ other: patient, type: 'replaced-by' }],
    })),
    ...familyOf(child).flatMap(person => relatedPerson(person, child, meta)),
  ];
}

function relatedPerson(
  { kind, relationship, name, email, mobile }: ReturnType<typeof familyOf>[number],
  { id }: Case,
  meta: { lastUpdated: string },
): FhirResource[] {
  const { code, display } = familyCodes[relationship];
  const telecom = telecomOf(email, mobile);
  if (!name && Object.keys(telecom).length === 0) return [];
  return [
    {
      resourceType: 'RelatedPerson',
      id: partIdOf(id, kind),
      meta,
      active: true,
      patient: referenceTo('Patient', id),
      relationship: [{ coding: [{ system: rolesOfFamily, code, display }] }],
      ...(name && { name: [{ text: name }] }),
      ...telecom,
    },
  ];
}

/** The name or file number that a search names; other filters are compared with the resource later. */
function knownBy(filters: readonly FhirFilter[]): {
  text?: string;
  isWholeName?: boolean;
  fileNumber?: string;
} {
  const named = filters.find(({ parameter }) => parameter === 'name');
  if (named) return { text: named.values[0] ?? '', isWholeName: named.modifier === 'exact' };
  const [identifier] = valuesOf(filters, 'identifier') ?? [];
  const fileNumber = identifier?.slice(identifier.indexOf('|') + 1);
  return fileNumber ? { fileNumber } : {};
}

const casesWith = (status: 'active' | 'archived'): FhirSource<Case> => ({
  types: ['Patient', 'RelatedPerson'],
  idKind: 'case',
  read: { method: 'GET', path: 'cases/{id}' },
  list: { method: 'POST', path: 'cases/read' },
  inputOf: ({ filters }) => {
    const common = commonInput(filters, 'case');
    const patients = patientsOf(filters);
    const active = valuesOf(filters, 'active');
    const names = valuesOf(filters, 'name');
    if (names && !names.some(name => /[\p{L}\p{N}]/u.test(name))) return null;
    if (!common || patients === null || (active && !active.includes(String(status === 'active'))))
      return null;
    const { from: birthFrom, to: birthTo } = daysOf(filters, 'birthdate');
    const ids =
      common.ids && patients
        ? common.ids.filter(id => patients.includes(id))
        : (common.ids ?? patients ?? null);
    if (ids?.length === 0) return null;
    return { ...common, ids, status, birthFrom, birthTo, ...knownBy(filters) };
  },
  resourcesOf: patientResources,
});

export const caseSources: FhirSource<Case>[] = [casesWith('active'), casesWith('archived')];
