import type { FhirResource } from '../../../core/fhir/resource.ts';
import { type FhirWriter, needs, objectsIn, textIn, type WriteAbout } from '../../../core/fhir/writing.ts';
import { fileNumbersOf } from './patient.ts';

/**
 * The name in a FHIR HumanName: its `text`, or its parts joined. In a Chinese name the family name is first,
 * in other names it is last.
 */
function nameIn(name: Record<string, unknown> | undefined): string | null {
  if (!name) return null;
  const text = textIn(name.text);
  if (text) return text;
  const given = Array.isArray(name.given) ? name.given.map(textIn).filter(Boolean) : [];
  const family = textIn(name.family);
  const isChinese = /\p{Script=Han}/u.test(`${family}${given.join('')}`);
  const parts = isChinese ? [family, ...given] : [...given, family];
  return textIn(parts.filter(Boolean).join(isChinese ? '' : ' '));
}

function fieldsOf(patient: FhirResource, { organization }: WriteAbout): object {
  const names = objectsIn(patient.name);
  const usual = names.find(({ use }) => use === 'official') ?? names[0];
  const other = names.find(name => name !== usual && name.use !== 'old');
  const fullName = nameIn(usual);
  needs(fullName, 'A Patient needs a name');
  needs(patient.active !== false, 'A Patient is created active');
  const identifiers = objectsIn(patient.identifier);
  const system = fileNumbersOf(organization);
  needs(
    identifiers.length < 2 && identifiers.every(one => one.system === undefined || one.system === system),
    `A Patient has at most one identifier here, of the system ${system}`,
  );
  const telecom = (wanted: string) => {
    const found = objectsIn(patient.telecom).filter(one => one.system === wanted);
    needs(found.length < 2, `A Patient has at most one ${wanted} here`);
    return textIn(found[0]?.value);
  };
  const addresses = objectsIn(patient.address);
  needs(addresses.length < 2, 'A Patient has at most one address here');
  const [address = {}] = addresses;
  const lines = Array.isArray(address.line) ? address.line.map(textIn).filter(Boolean) : [];
  const written = [...lines, textIn(address.city), textIn(address.district)].filter(Boolean).join(', ');
  const language = objectsIn(patient.communication)
    .flatMap(one => objectsIn((one.language as Record<string, unknown> | undefined)?.coding))
    .map(({ code }) => textIn(code))
    .find(Boolean);
  return {
    fullName,
    otherName: nameIn(other),
    birthDate: textIn(patient.birthDate),
    gender: textIn(patient.gender),
    contactEmail: telecom('email'),
    mobile: telecom('phone'),
    address: textIn(address.text) ?? textIn(written),
    country: textIn(address.country),
    state: textIn(address.state),
    postalCode: textIn(address.postalCode),
    ...(language && { emailLanguage: language.startsWith('zh') ? 'zh' : 'en' }),
    fileNumber: textIn(identifiers[0]?.value),
  };
}

/** Creates a case from a Patient, unless the child may already have a case. */
export const patientWriter: FhirWriter = {
  type: 'Patient',
  fields: ['identifier', 'active', 'name', 'telecom', 'gender', 'birthDate', 'address', 'communication'],
  isConditional: true,
  callOf: (patient, about) => ({ path: 'cases/received', body: fieldsOf(patient, about) }),
};
