import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { sessionSeconds } from '../../shared/core/limits.ts';
import { addNagSuppressions } from './nag-suppressions.ts';

/** The user pool. Two clients: browsers never hold the secret, scripts never call Cognito themselves. */
export class Identity extends Construct {
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
  readonly scriptsClient: UserPoolClient;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      passwordPolicy: {
        minLength: 6,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
        tempPasswordValidity: Duration.days(7),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      featurePlan: FeaturePlan.PLUS,
      standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.pool.addGroup('Superadmins', { groupName: 'superadmin', description: 'Who runs the platform' });
    this.webClient = this.pool.addClient('Web', { ...tokenSettings, authFlows: { userSrp: true } });
    this.scriptsClient = this.pool.addClient('Scripts', {
      ...tokenSettings,
      generateSecret: true,
      authFlows: { adminUserPassword: true },
    });
    this.configureThreatProtection();
    addNagSuppressions(this.pool, {
      'AwsSolutions-COG1':
        'The product specifies six characters; organisations may ask for more, leaked passwords are refused.',
      'AwsSolutions-COG2': 'A second factor is each person’s choice; for superadmins the program demands it.',
    });
  }

  /** Sets the trigger that writes Cognito's mails. */
  addCustomMessageTrigger(handler: IFunction): void {
    this.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, handler);
  }

  /** Leaked passwords are blocked; a suspicious sign-in requires MFA where it is set up. */
  private configureThreatProtection(): void {
    const askSecondFactor = { eventAction: 'MFA_IF_CONFIGURED', notify: false };
    new CfnUserPoolRiskConfigurationAttachment(this, 'Threats', {
      userPoolId: this.pool.userPoolId,
      clientId: 'ALL',
      compromisedCredentialsRiskConfiguration: { actions: { eventAction: 'BLOCK' } },
      accountTakeoverRiskConfiguration: {
        actions: { mediumAction: askSecondFactor, highAction: askSecondFactor },
      },
    });
  }
}

const tokenSettings = {
  accessTokenValidity: Duration.minutes(60),
  idTokenValidity: Duration.minutes(60),
  refreshTokenValidity: Duration.seconds(sessionSeconds),
  enableTokenRevocation: true,
  preventUserExistenceErrors: true,
  disableOAuth: true,
};
