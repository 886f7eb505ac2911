import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { AppError } from '../../../shared/core/errors.ts';
import type { FhirResource } from '../../../shared/core/fhir/resource.ts';
import { FhirError } from './fhir-error.ts';

/** Creates the response to a FHIR request. @param resource null for a response without a body */
export function fhirAnswer(
  statusCode: number,
  resource: FhirResource | null,
  headers: Record<string, string> = {},
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: {
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
    ...(resource && { body: JSON.stringify(resource) }),
  };
}

/** Returns the response of `answer`. If `answer` throws, returns an error response (OperationOutcome). */
export async function withOutcomes(
  answer: () => Promise<APIGatewayProxyStructuredResultV2>,
): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof FhirError) return fhirAnswer(error.status, error.resource, error.headers);
    if (!(error instanceof AppError)) throw error;
    const { status, resource } = new FhirError(error.status, error.message);
    return fhirAnswer(status, resource);
  }
}
