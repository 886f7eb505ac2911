import { capabilityStatement } from '../../../../shared/core/fhir/capability.ts';
import type { fhir } from '../../../../shared/features/operations/fhir/endpoints.ts';
import type { PublicHandler } from '../../../composition/public-context.ts';

export const getCapabilities: PublicHandler<typeof fhir.getCapabilities> = async () =>
  JSON.stringify(capabilityStatement());
