import { createHmac } from 'node:crypto';
import {
  AdminInitiateAuthCommand,
  type AdminInitiateAuthCommandOutput,
  AdminRespondToAuthChallengeCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
  type CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';
import { memoizeAsync } from '../memoize-async.ts';

type PoolSettings = Pick<Environment, 'userPoolId' | 'scriptsClientId'>;

export interface SignInTokens {
  accessToken: string;
  /** Set only after a password sign-in, or if the pool rotates refresh tokens. */
  refreshToken: string | undefined;
}

const cognitoErrors: Record<string, ErrorCode> = {
  NotAuthorizedException: 'sign-in.failed',
  UserNotFoundException: 'sign-in.failed',
  UserNotConfirmedException: 'sign-in.failed',
  InvalidParameterException: 'sign-in.failed',
  PasswordResetRequiredException: 'sign-in.new-password-needed',
  TooManyRequestsException: 'rate.limited',
  LimitExceededException: 'rate.limited',
};

const challenges: Partial<Record<ChallengeNameType, ErrorCode>> = {
  NEW_PASSWORD_REQUIRED: 'sign-in.new-password-needed',
  SOFTWARE_TOKEN_MFA: 'sign-in.second-factor-needed',
};

/** Server-side sign-in to the user pool, and password verification. */
export class SignIns {
  readonly #client: CognitoIdentityProviderClient;
  readonly #settings: PoolSettings;
  readonly #clientSecret = memoizeAsync(() => this.#readClientSecret());

  constructor(client: CognitoIdentityProviderClient, places: PoolSettings) {
    this.#client = client;
    this.#settings = places;
  }

  /** Signs in with a password. @throws sign-in.failed, sign-in.new-password-needed, sign-in.second-factor-needed */
  async signIn(email: string, password: string): Promise<SignInTokens> {
    const answer = await this.#sendPassword(email, password);
    if (answer.ChallengeName) throw new AppError(challenges[answer.ChallengeName] ?? 'sign-in.failed');
    return tokensOf(answer.AuthenticationResult);
  }

  /**
   * Verifies a password, and the code if there is a second factor, without creating a session.
   * @returns second-factor if a code is required but was not given
   * @throws rate.limited
   */
  async verify(
    email: string,
    password: string,
    code?: string,
  ): Promise<'wrong' | 'right' | 'second-factor' | 'wrong-code'> {
    try {
      const answer = await this.#sendPassword(email, password);
      if (answer.ChallengeName === undefined) return 'right';
      if (answer.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return 'wrong';
      if (code === undefined) return 'second-factor';
      return (await this.#sendCode(email, code, answer)) ? 'right' : 'wrong-code';
    } catch (error) {
      const refusal = error instanceof AppError ? error.code : undefined;
      if (refusal === 'sign-in.failed' || refusal === 'sign-in.new-password-needed') return 'wrong';
      throw error;
    }
  }

  /** New tokens of the same sign-in. @throws sign-in.failed */
  async refresh(refreshToken: string): Promise<SignInTokens> {
    const answer = await this.#client
      .send(
        new GetTokensFromRefreshTokenCommand({
          RefreshToken: refreshToken,
          ClientId: this.#settings.scriptsClientId,
          ClientSecret: await this.#clientSecret(),
        }),
      )
      .catch(throwAppError);
    return tokensOf(answer.AuthenticationResult);
  }

  async #sendPassword(email: string, password: string): Promise<AdminInitiateAuthCommandOutput> {
    const { userPoolId: UserPoolId, scriptsClientId: ClientId } = this.#settings;
    const SECRET_HASH = await this.#secretHash(email);
    const command = new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH },
    });
    return this.#client.send(command).catch(throwAppError);
  }

  /** Whether the code answers the sign-in challenge. */
  async #sendCode(
    email: string,
    SOFTWARE_TOKEN_MFA_CODE: string,
    { ChallengeName, ChallengeParameters, Session }: AdminInitiateAuthCommandOutput,
  ): Promise<boolean> {
    const { userPoolId: UserPoolId, scriptsClientId: ClientId } = this.#settings;
    const USERNAME = ChallengeParameters?.USER_ID_FOR_SRP ?? email;
    const SECRET_HASH = await this.#secretHash(USERNAME);
    const ChallengeResponses = { USERNAME, SOFTWARE_TOKEN_MFA_CODE, SECRET_HASH };
    try {
      await this.#client.send(
        new AdminRespondToAuthChallengeCommand({
          ...{ UserPoolId, ClientId, ChallengeName, Session, ChallengeResponses },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof Error && wrongCodeErrors.includes(error.name)) return false;
      return throwAppError(error);
    }
  }

  async #secretHash(username: string): Promise<string> {
    const { scriptsClientId } = this.#settings;
    return createHmac('sha256', await this.#clientSecret())
      .update(`${username}${scriptsClientId}`)
      .digest('base64');
  }

  async #readClientSecret(): Promise<string> {
    const { userPoolId: UserPoolId, scriptsClientId: ClientId } = this.#settings;
    const { UserPoolClient } = await this.#client.send(
      new DescribeUserPoolClientCommand({ UserPoolId, ClientId }),
    );
    if (!UserPoolClient?.ClientSecret) throw new Error('the scripts client has no secret');
    return UserPoolClient.ClientSecret;
  }
}

const wrongCodeErrors = [
  'CodeMismatchException',
  'ExpiredCodeException',
  'InvalidParameterException',
  'NotAuthorizedException',
];

function throwAppError(error: unknown): never {
  const code = error instanceof Error ? cognitoErrors[error.name] : undefined;
  throw code ? new AppError(code) : error;
}

function tokensOf(result: AuthenticationResultType | undefined): SignInTokens {
  if (!result?.AccessToken) throw new AppError('sign-in.failed');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
}
