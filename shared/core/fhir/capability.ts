import type { FhirResource } from './resource.ts';
import { type FhirTypeName, fhirTypeOf, fhirTypes, parametersOf } from './search-parameters.ts';

/** Day on which our list of FHIR resources or search parameters last changed. */
const changedOn = '2026-11-28';

/** The server's CapabilityStatement, which FHIR clients read first. */
export function capabilityStatement(): FhirResource {
  return {
    resourceType: 'CapabilityStatement',
    status: 'active',
    date: changedOn,
    kind: 'instance',
    software: { name: 'Lumitree' },
    implementation: { description: 'Records of the organisation that the key belongs to' },
    fhirVersion: '4.0.1',
    format: ['application/fhir+json', 'json'],
    rest: [
      {
        mode: 'server',
        documentation:
          'Send “Authorization: Bearer …” with an API key of the organisation. Its scopes say which resources it' +
          ' reads. Unknown search parameters are rejected, unless “Prefer: handling=lenient” is sent. Pages are' +
          ' followed by their next links, which are valid for a day.',
        security: { description: 'API keys as bearer tokens' },
        resource: [...(Object.keys(fhirTypes) as FhirTypeName[]).map(resourceOf), pdfs],
        operation: [exportOf('export')],
      },
    ],
  };
}

const exportOf = (name: 'export' | 'patient-export') => ({
  name: 'export',
  definition: `http://hl7.org/fhir/uv/bulkdata/OperationDefinition/${name}`,
});

/** PDFs can be read by id, but not searched. */
const pdfs = {
  type: 'Binary',
  documentation: 'PDFs of finished documents, which DocumentReference names.',
  interaction: [{ code: 'read' }],
};

function resourceOf(type: FhirTypeName): object {
  const { includes, needsPatient, created, note } = fhirTypeOf(type);
  return {
    type,
    ...((needsPatient || note) && { documentation: needsPatient ? 'A search names one patient.' : note }),
    interaction: [{ code: 'read' }, { code: 'search-type' }, ...(created ? [{ code: 'create' }] : [])],
    ...(created === 'conditional' && { conditionalCreate: true }),
    versioning: 'no-version',
    readHistory: false,
    ...(includes.length > 0 && { searchInclude: includes.map(name => `${type}:${name}`) }),
    searchParam: Object.entries(parametersOf(type)).map(([name, { kind, as }]) => ({
      name,
      type: as ?? kind,
    })),
    ...(type === 'Patient' && { operation: [exportOf('patient-export')] }),
  };
}
