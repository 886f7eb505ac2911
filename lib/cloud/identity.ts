import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  type IUserPool,
  type IUserPoolClient,
  LambdaVersion,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { minPasswordLength, sessionSeconds } from '../../shared/core/limits.ts';
import { serverClientName } from '../../shared/core/token-scopes.ts';
import { clientAttributes } from './client-attributes.ts';
import { mailFrom } from './mail/mail.ts';
import { configurationSetName } from './mail/mail-domain.ts';
import { addNagSuppressions } from './nag-suppressions.ts';
import type { Stage } from './stage.ts';

export interface SignIn {
  readonly pool: IUserPool;
  readonly issuer: string;
  readonly webClient: IUserPoolClient;
  readonly scriptsClient: IUserPoolClient;
  readonly serverClient: IUserPoolClient;
  addTriggers: (handler: IFunction) => void;
}

/**
 * The user pool with its three app clients. The web client has no secret, because browsers cannot keep one.
 * Scripts sign in through our server. The server’s client has tokens that could change an account at Cognito,
 * so these never leave the server.
 */
export class Identity extends Construct implements SignIn {
  readonly pool: UserPool;
  readonly webClient: UserPoolClient;
  readonly scriptsClient: UserPoolClient;
  readonly serverClient: UserPoolClient;
  readonly issuer: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.pool = new UserPool(this, 'Pool', {
      signInAliases: { email: true, ...(stage.peopleAgain && { username: true }) },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      selfSignUpEnabled: false,
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: passwordMails(stage),
      passwordPolicy: {
        minLength: minPasswordLength,
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
    this.issuer = this.pool.userPoolProviderUrl;
    this.pool.addGroup('Superadmins', { groupName: 'superadmin', description: 'Who runs the platform' });
    this.webClient = this.pool.addClient('Web', { ...tokenSettings, authFlows: { userSrp: true } });
    this.scriptsClient = this.pool.addClient('Scripts', {
      ...tokenSettings,
      generateSecret: true,
      authFlows: { adminUserPassword: true },
    });
    this.serverClient = this.pool.addClient('Server', {
      ...tokenSettings,
      userPoolClientName: serverClientName,
      generateSecret: true,
      authFlows: { adminUserPassword: true },
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    });
    this.configureThreatProtection();
    addNagSuppressions(this.pool, {
      'AwsSolutions-COG1':
        'The product specifies six characters; organisations may ask for more, leaked passwords are refused.',
      'AwsSolutions-COG2': 'A second factor is each person’s choice; for superadmins the program demands it.',
    });
  }

  /** Sets the triggers that write Cognito's emails, limit token scopes and report password resets. */
  addTriggers(handler: IFunction): void {
    this.pool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, handler);
    this.pool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, handler, LambdaVersion.V2_0);
    this.pool.addTrigger(UserPoolOperation.POST_CONFIRMATION, handler);
  }

  /** Leaked passwords are blocked; a suspicious sign-in needs MFA if the person has set it up. */
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

/**
 * How Cognito sends its emails about passwords. By itself, Cognito sends about 50 emails a day. Once the
 * domain is verified, it can send through SES, with the limits of SES.
 */
function passwordMails(stage: Stage): UserPoolEmail {
  if (stage.passwordMails === 'cognito') return UserPoolEmail.withCognito();
  return UserPoolEmail.withSES({
    fromEmail: mailFrom(stage),
    fromName: 'Lumitree',
    sesVerifiedDomain: stage.mailDomain,
    sesRegion: stage.mailRegion ?? stage.region,
    configurationSetName: configurationSetName(stage),
  });
}

const attributeMask = { timezone: clientAttributes.includes('zoneinfo') };

const tokenSettings = {
  accessTokenValidity: Duration.minutes(60),
  idTokenValidity: Duration.minutes(60),
  refreshTokenValidity: Duration.seconds(sessionSeconds),
  readAttributes: new ClientAttributes().withStandardAttributes(attributeMask),
  writeAttributes: new ClientAttributes().withStandardAttributes(attributeMask),
  enableTokenRevocation: true,
  preventUserExistenceErrors: true,
  disableOAuth: true,
};
