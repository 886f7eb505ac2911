import { Fn } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  CfnIntegration,
  type CfnStage,
  HttpApi,
  type HttpMethod,
  HttpNoneAuthorizer,
  type HttpRoute,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { CfnPermission } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type { HttpLambdaName } from '../../../shared/core/endpoint.ts';
import { apiScope } from '../../../shared/core/token-scopes.ts';
import type { EntryFunction } from '../entry-function.ts';
import type { SignIn } from '../identity.ts';
import type { Logs } from '../logs.ts';
import { addNagSuppressions } from '../nag-suppressions.ts';
import { type Stage, stackMark } from '../stage.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { defaultThrottle, type Throttle, throttleOfRoute } from './throttles.ts';

const toThrottlingSettings = ({ rate, burst }: Throttle) => ({
  ThrottlingRateLimit: rate,
  ThrottlingBurstLimit: burst,
});

/**
 * Format of the access log, one line per request. Path and query are left out, because they may contain ids
 * and search words. The IP address is left out, because it is always CloudFront's; the Lambda logs the
 * client's network.
 */
const accessLogFormat = JSON.stringify({
  requestId: '$context.requestId',
  at: '$context.requestTimeEpoch',
  route: '$context.routeKey',
  status: '$context.status',
  milliseconds: '$context.responseLatency',
  bytes: '$context.responseLength',
  person: '$context.authorizer.claims.sub',
  refusal: '$context.authorizer.error',
  failure: '$context.integrationErrorMessage',
});

interface RoutesProps {
  stage: Stage;
  logs: Logs;
  identity: SignIn;
  entries: Record<HttpLambdaName, EntryFunction>;
}

export class Api extends Construct {
  readonly host: string;
  readonly http: HttpApi;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.http = new HttpApi(this, 'Http', { createDefaultStage: false });
    this.host = Fn.select(2, Fn.split('/', this.http.apiEndpoint));
  }

  /** Adds the routes for all endpoints; returns the API stage that serves them. */
  addRoutes({ stage, logs, identity, entries }: RoutesProps): HttpStage {
    const routes = this.makeRoutes(identity, entries);
    const usual = defaultThrottle(stage.callRates);
    const httpStage = new HttpStage(this, 'Stage', {
      httpApi: this.http,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: usual.rate, burstLimit: usual.burst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(
          logs.group(this, 'Log', `/aws/vendedlogs/lumitree/${stage.name}/api-${stackMark}`),
        ),
        format: AccessLogFormat.custom(accessLogFormat),
      },
    });
    this.permitFirst();
    // A throttle for a route that does not exist yet would make the deployment fail.
    httpStage.node.addDependency(...routes);
    (httpStage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      gatewayRoutes
        .map(({ routeKey }) => [routeKey, throttleOfRoute(routeKey, stage.callRates)] as const)
        .filter(([, { rate }]) => rate !== usual.rate)
        .map(([routeKey, throttle]) => [routeKey, toThrottlingSettings(throttle)]),
    );
    return httpStage;
  }

  /**
   * Deploys API Gateway's permissions to invoke a Lambda before the routes use a new version of this Lambda.
   * Otherwise API Gateway could send requests to a version that it is not allowed to invoke yet, if the stage
   * shifts requests gradually.
   */
  private permitFirst(): void {
    const all = this.http.node.findAll();
    const permissions = all.filter(one => one instanceof CfnPermission);
    for (const one of all) if (one instanceof CfnIntegration) one.node.addDependency(...permissions);
  }

  private makeRoutes(identity: SignIn, entries: Record<HttpLambdaName, EntryFunction>): HttpRoute[] {
    const integrations = {
      api: integration('api', entries),
      account: integration('account', entries),
      pdf: integration('pdf', entries),
      public: integration('public', entries),
    };
    const tokens = new HttpJwtAuthorizer('Tokens', identity.issuer, {
      jwtAudience: [identity.webClient.userPoolClientId, identity.scriptsClient.userPoolClientId],
    });
    const withToken = { authorizer: tokens, authorizationScopes: [apiScope] };
    const withoutToken = { authorizer: new HttpNoneAuthorizer() };
    return gatewayRoutes.flatMap(({ path, method, lambda, isPublic, isKeyed }) => {
      const routes = this.http.addRoutes({
        path,
        methods: [method as HttpMethod],
        integration: integrations[lambda],
        ...(isPublic ? withoutToken : withToken),
      });
      if (isPublic) routes.forEach(isKeyed ? suppressKeyedRouteFinding : suppressPublicRouteFinding);
      return routes;
    });
  }
}

/** All routes of a Lambda share one permission, because the Lambda's policy has no room for one per route. */
function integration(
  entry: HttpLambdaName,
  entries: Record<HttpLambdaName, EntryFunction>,
): HttpLambdaIntegration {
  return new HttpLambdaIntegration(entry, entries[entry].called, { scopePermissionToRoute: false });
}

function suppressPublicRouteFinding(route: HttpRoute): void {
  addNagSuppressions(route, {
    'AwsSolutions-APIG4':
      'Signing in cannot ask for a token: the password proves who asks, and the route is throttled.',
  });
}

function suppressKeyedRouteFinding(route: HttpRoute): void {
  addNagSuppressions(route, {
    'AwsSolutions-APIG4':
      'An API key is no signed token: the Lambda looks up its hash before anything else, and the route is throttled.',
  });
}
