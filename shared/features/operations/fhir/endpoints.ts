import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';

/** Options that clients send but that do not change the response. */
const Option = z.string().max(40).optional();

/**
 * The only FHIR request that has its own endpoint in the API contract. It returns no record, so callers need
 * no API key.
 */
export const fhir = {
  getCapabilities: endpoint({
    method: 'GET',
    path: 'fhir/metadata',
    summary: 'CapabilityStatement of the FHIR R4 server: its resources and search parameters',
    lambda: 'public',
    needs: 'public',
    media: 'application/fhir+json',
    input: z.strictObject({
      ...{ _format: Option, _pretty: Option, _summary: Option, _elements: Option, mode: Option },
    }),
    output: z.string(),
  }),
};
