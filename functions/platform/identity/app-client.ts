import { createHmac } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  type AdminRespondToAuthChallengeCommandOutput,
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import { memoizeAsync } from '../memoize-async.ts';

const cognitoErrors: Record<string, ErrorCode> = {
  NotAuthorizedException: 'sign-in.failed',
  UserNotFoundException: 'sign-in.failed',
  UserNotConfirmedException: 'sign-in.failed',
  InvalidParameterException: 'sign-in.failed',
  PasswordResetRequiredException: 'sign-in.new-password-needed',
  TooManyRequestsException: 'rate.limited',
  LimitExceededException: 'rate.limited',
};

const wrongCodeErrors = [
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
  'NotAuthorizedException',
];

export class AppClient {
  readonly #cognito: CognitoIdentityProviderClient;
  readonly #userPoolId: string;
  readonly id: string;
  readonly secret = memoizeAsync(() => this.#readSecret());

  constructor(cognito: CognitoIdentityProviderClient, userPoolId: string, id: string) {
    this.#cognito = cognito;
    this.#userPoolId = userPoolId;
    this.id = id;
  }

  /** Sends a password; returns tokens or a challenge. @throws sign-in.failed, rate.limited */
  async sendPassword(email: string, password: string): Promise<AdminInitiateAuthCommandOutput> {
    const SECRET_HASH = await this.#secretHash(email);
    const command = new AdminInitiateAuthCommand({
      UserPoolId: this.#userPoolId,
      ClientId: this.id,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH },
    });
    return this.#cognito.send(command).catch(throwAppError);
  }

  /** Answers the challenge with the code of the user's authenticator app; undefined if the code is wrong. */
  async sendCode(
    email: string,
    SOFTWARE_TOKEN_MFA_CODE: string,
    { ChallengeName, ChallengeParameters, Session }: AdminInitiateAuthCommandOutput,
  ): Promise<AdminRespondToAuthChallengeCommandOutput | undefined> {
    const USERNAME = ChallengeParameters?.USER_ID_FOR_SRP ?? email;
    const SECRET_HASH = await this.#secretHash(USERNAME);
    const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH };
    const request = { UserPoolId: this.#userPoolId, ClientId: this.id, ChallengeName, Session };
    const command = new AdminRespondToAuthChallengeCommand({ ...request, ChallengeResponses });
    return this.#cognito.send(command).catch(error => {
      if (error instanceof Error && wrongCodeErrors.includes(error.name)) return undefined;
      return throwAppError(error);
    });
  }

  async #secretHash(username: string): Promise<string> {
    return createHmac('sha256', await this.secret())
      .update(`${username}${this.id}`)
      .digest('base64');
  }

  async #readSecret(): Promise<string> {
    const { UserPoolClient } = await this.#cognito.send(
      new DescribeUserPoolClientCommand({ UserPoolId: this.#userPoolId, ClientId: this.id }),
    );
    if (!UserPoolClient?.ClientSecret) throw new Error('the app client has no secret');
    return UserPoolClient.ClientSecret;
  }
}

export function throwAppError(error: unknown): never {
  const code = error instanceof Error ? cognitoErrors[error.name] : undefined;
  throw code ? new AppError(code) : error;
}
