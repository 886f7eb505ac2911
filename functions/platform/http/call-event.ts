import type { APIGatewayProxyEventV2 } from 'aws-lambda';

export type CallEvent = APIGatewayProxyEventV2 & {
  requestContext: { authorizer?: { jwt?: { claims?: Record<string, unknown> } } };
  /**
   * Set by `platform/fhir` on requests that it sends itself. The response then names the organisation in a
   * header. Events of API Gateway never have this field.
   */
  tellsOrganization?: boolean;
};
