import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** An event of an HTTP API route, with or without the authorizer's claims. */
export type CallEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
  /** Set by `platform/fhir`: the answer names the organisation in its header. API Gateway has no such field. */
  tellsOrganization?: boolean;
};
