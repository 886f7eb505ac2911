import { createHmac } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  type AuthenticationResultType,
  type ChallengeNameType,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '../../shared/errors.ts';
import type { Environment } from '../environment.ts';
import { patience } from '../patience.ts';

export interface SignInTokens {
  accessToken: string;
  /** Only where a password was sent, or the pool rotates refresh tokens. */
  refreshToken: string | undefined;
}

export interface NewPerson {
  email: string;
  fullName: string;
  locale: 'en' | 'zh';
  /** Sent to them by Cognito when left out. */
  temporaryPassword?: string;
}

const refusals: Record<string, ErrorCode> = {
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

/** The Cognito user pool, as far as the product administers it. */
export class UserPool {
  readonly #client: CognitoIdentityProviderClient;
  readonly #environment: Environment;
  #secret: Promise<string> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#client = new CognitoIdentityProviderClient({
      region: environment.region,
      endpoint: environment.standIns?.endpoints.cognito,
      credentials: environment.standIns?.credentials,
      requestHandler: patience,
    });
  }

  /** Proves a password. @throws sign-in.failed, sign-in.new-password-needed, sign-in.second-factor-needed */
  async signIn(email: string, password: string): Promise<SignInTokens> {
    const { userPoolId: UserPoolId, scriptsClientId: ClientId } = this.#environment;
    const SECRET_HASH = createHmac('sha256', await this.#clientSecret())
      .update(`${email}${ClientId}`)
      .digest('base64');
    const answer = await this.#client
      .send(
        new AdminInitiateAuthCommand({
          UserPoolId,
          ClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH },
        }),
      )
      .catch(refused);
    if (answer.ChallengeName) throw new AppError(challenges[answer.ChallengeName] ?? 'sign-in.failed');
    return tokensOf(answer.AuthenticationResult);
  }

  /** New tokens of the same sign-in. @throws sign-in.failed */
  async refresh(refreshToken: string): Promise<SignInTokens> {
    const answer = await this.#client
      .send(
        new GetTokensFromRefreshTokenCommand({
          RefreshToken: refreshToken,
          ClientId: this.#environment.scriptsClientId,
          ClientSecret: await this.#clientSecret(),
        }),
      )
      .catch(refused);
    return tokensOf(answer.AuthenticationResult);
  }

  /** The sub of the person with this email, who is made when there is none. */
  async ensurePerson({ email, fullName, locale, temporaryPassword }: NewPerson): Promise<string> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          UserPoolId,
          Username: email,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'name', Value: fullName },
            { Name: 'locale', Value: locale },
          ],
          ...(temporaryPassword && {
            TemporaryPassword: temporaryPassword,
            MessageAction: 'SUPPRESS' as const,
          }),
        }),
      );
      return subOf(User?.Attributes);
    } catch (error) {
      if (!(error instanceof UsernameExistsException)) throw error;
      const known = await this.#client.send(new AdminGetUserCommand({ UserPoolId, Username: email }));
      return subOf(known.UserAttributes);
    }
  }

  /** Whether a password alone does not let this person in. */
  async hasSecondFactor(sub: string): Promise<boolean> {
    const { userPoolId: UserPoolId } = this.#environment;
    const { UserMFASettingList } = await this.#client.send(
      new AdminGetUserCommand({ UserPoolId, Username: sub }),
    );
    return UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
  }

  async addToGroup(sub: string, GroupName: string): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    await this.#client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: sub, GroupName }));
  }

  #clientSecret(): Promise<string> {
    this.#secret ??= this.#readClientSecret();
    return this.#secret;
  }

  async #readClientSecret(): Promise<string> {
    const { userPoolId: UserPoolId, scriptsClientId: ClientId } = this.#environment;
    const { UserPoolClient } = await this.#client.send(
      new DescribeUserPoolClientCommand({ UserPoolId, ClientId }),
    );
    if (!UserPoolClient?.ClientSecret) throw new Error('the scripts client has no secret');
    return UserPoolClient.ClientSecret;
  }
}

function refused(error: unknown): never {
  const code = error instanceof Error ? refusals[error.name] : undefined;
  throw code ? new AppError(code) : error;
}

function tokensOf(result: AuthenticationResultType | undefined): SignInTokens {
  if (!result?.AccessToken) throw new AppError('sign-in.failed');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
}

function subOf(attributes: { Name?: string | undefined; Value?: string | undefined }[] | undefined): string {
  const sub = attributes?.find(({ Name }) => Name === 'sub')?.Value;
  if (!sub) throw new Error('the user pool gave a person without sub');
  return sub;
}
