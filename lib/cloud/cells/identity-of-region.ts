import { type IUserPool, type IUserPoolClient, UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import type { SignIn } from '../identity.ts';
import type { CellValues, OtherCell } from './cell-values.ts';

/** The user pool of the region’s first cell, used by all cells. Only the first cell sets its triggers. */
export class IdentityOfRegion extends Construct implements SignIn {
  readonly pool: IUserPool;
  readonly issuer: string;
  readonly webClient: IUserPoolClient;
  readonly scriptsClient: IUserPoolClient;
  readonly serverClient: IUserPoolClient;

  constructor(scope: Construct, id: string, first: OtherCell, region: string) {
    super(scope, id);
    const client = (name: string, key: keyof CellValues) =>
      UserPoolClient.fromUserPoolClientId(this, name, first.value(key));
    this.issuer = `https://cognito-idp.${region}.amazonaws.com/${first.value('userPool')}`;
    this.pool = UserPool.fromUserPoolId(this, 'Pool', first.value('userPool'));
    this.webClient = client('Web', 'webClient');
    this.scriptsClient = client('Scripts', 'scriptsClient');
    this.serverClient = client('Server', 'serverClient');
  }

  addTriggers(): void {}
}
