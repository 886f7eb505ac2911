import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An event of an HTTP API route, with or without the authorizer's claims. */
export type CallEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
  /**
   * Set by `platform/fhir`, so that a header of the response names the organisation. API Gateway has no such
   * field.
   */
  tellsOrganization?: boolean;
};
