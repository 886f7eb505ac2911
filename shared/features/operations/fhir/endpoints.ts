import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';

/** Clients send these; there is one answer. */
const Option = z.string().max(40).optional();

/** The one FHIR request that is a call: it tells of no record, so it needs no key. */
export const fhir = {
  getCapabilities: endpoint({
    method: 'GET',
    path: 'fhir/metadata',
    summary: 'CapabilityStatement of the FHIR R4 server: its resources and search parameters',
    lambda: 'public',
    needs: 'public',
    media: 'application/fhir+json',
    input: z.strictObject({ _format: Option, _pretty: Option, mode: Option }),
    output: z.string(),
  }),
};
