import { apiOperations } from '../../../shared/contract.ts';
import {
  type FhirTypeName,
  fhirTypeOf,
  fhirTypes,
  parametersOf,
} from '../../../shared/core/fhir/search-parameters.ts';
import { fhirSources } from '../../../shared/fhir-sources.ts';

/** API key scopes that allow reading resources of a FHIR type. One of them is enough. */
export const scopesOf = (type: FhirTypeName): string[] => [
  ...new Set(
    fhirSources
      .filter(({ types }) => types.includes(type))
      .map(({ list: { method, path } }) => {
        const withoutNames = (own: string) => own.replaceAll(/\{\w+\}/g, '{}');
        const call = apiOperations.find(
          ({ endpoint }) => endpoint.method === method && withoutNames(endpoint.path) === withoutNames(path),
        );
        if (!call) throw new Error(`no call answers ${method} ${path}`);
        return call.endpoint.needs;
      }),
  ),
];

const code = (text: string): string => `<code>${text}</code>`;
const list = (texts: readonly string[]): string => texts.map(code).join(', ');

/**
 * The section of the API page about the FHIR server. The sections about endpoints leave the FHIR server out.
 */
export function fhirSection(): string {
  const rows = (Object.keys(fhirTypes) as FhirTypeName[]).map(type => {
    const { includes, needsPatient, created, note } = fhirTypeOf(type);
    const [all, one] = [`/fhir/${type}`, `/fhir/${type}/{id}`];
    return `<article id="fhir-${type}"><h3>${type}</h3>
<p>${list([`GET ${all}`, `POST ${all}/_search`, `GET ${one}`, ...(created ? [`POST ${all}`] : [])])}</p>
<p class="soft">Needs ${scopesOf(type).map(code).join(' or ')}. Search by ${list(Object.keys(parametersOf(type)))}${needsPatient ? ', always by one patient' : ''}.${created ? ` To create one: ${code(created === 'conditional' ? 'case:receive' : 'eye:receive')}${created === 'conditional' ? `, with ${code('If-None-Exist')} if you like` : ''}.` : ''}${note ? ` ${note}` : ''}${includes.length > 0 ? ` Includes ${list(includes.map(name => `_include=${type}:${name}`))}.` : ''}</p></article>`;
  });
  return `<section id="fhir"><h2>FHIR R4</h2>
<p>Other systems read the same records by FHIR R4, with the same key: ${code('/api/fhir')} is the address of the server. ${code('GET /fhir/metadata')} answers a CapabilityStatement without a key. Also ${list(['_count', '_summary=count', '_sort=date', '_format=json'])}; pages are followed by their next links; refusals are OperationOutcomes. ${code('GET /fhir/Binary/{id}')} is a PDF. ${list(['GET /fhir/$export', 'GET /fhir/Patient/$export'])} with ${code('Prefer: respond-async')} start an export of everything that the key reads (${code('fhir-export:start')}); ${list(['GET /fhir/$export-status/{id}', 'DELETE /fhir/$export-status/{id}'])} tell how far it is and cancel it.</p>
${rows.join('')}</section>`;
}
