import { createHmac } from 'node:crypto';
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AliasExistsException,
  type AuthenticationResultType,
  type ChallengeNameType,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  GetTokensFromRefreshTokenCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '../../shared/errors.ts';
import type { Environment } from '../environment.ts';
import { patience } from '../patience.ts';
import { Passwords } from './passwords.ts';

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

/** Somebody of the user pool. */
export interface KnownPerson {
  id: string;
  /** Whether they have chosen a password of their own. */
  hasPassword: boolean;
}

interface FirstPassword {
  password: string;
  fullName: string;
  locale: 'en' | 'zh';
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
  readonly passwords: Passwords;
  #secret: Promise<string> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#client = new CognitoIdentityProviderClient({
      region: environment.region,
      endpoint: environment.standIns?.endpoints.cognito,
      credentials: environment.standIns?.credentials,
      requestHandler: patience,
    });
    this.passwords = new Passwords(this.#client, environment);
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

  /** Tries a password without opening anything by it. @throws rate.limited */
  async provePassword(email: string, password: string): Promise<'wrong' | 'right' | 'second-factor'> {
    try {
      await this.signIn(email, password);
      return 'right';
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'sign-in.second-factor-needed') return 'second-factor';
      if (code === 'sign-in.failed' || code === 'sign-in.new-password-needed') return 'wrong';
      throw error;
    }
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

  /** Finds the person with this email, or makes them without sending anything: they get no password. */
  async findOrAdd(email: string, locale: 'en' | 'zh'): Promise<KnownPerson> {
    const known = await this.find(email);
    if (known) return known;
    try {
      const { User } = await this.#client.send(
        new AdminCreateUserCommand({
          UserPoolId: this.#environment.userPoolId,
          Username: email,
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'locale', Value: locale },
          ],
          MessageAction: 'SUPPRESS',
        }),
      );
      return { id: subOf(User?.Attributes), hasPassword: false };
    } catch (error) {
      if (error instanceof UsernameExistsException) return this.findOrAdd(email, locale);
      throw error;
    }
  }

  /** By email or sub. */
  async find(username: string): Promise<KnownPerson | undefined> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      const { UserAttributes, UserStatus } = await this.#client.send(
        new AdminGetUserCommand({ UserPoolId, Username: username }),
      );
      return { id: subOf(UserAttributes), hasPassword: UserStatus !== 'FORCE_CHANGE_PASSWORD' };
    } catch (error) {
      if (error instanceof UserNotFoundException) return undefined;
      throw error;
    }
  }

  /** Gives a person their first password of their own, and their name. @throws request.invalid */
  async register(sub: string, { password, fullName, locale }: FirstPassword): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    const UserAttributes = [
      { Name: 'name', Value: fullName },
      { Name: 'locale', Value: locale },
    ];
    await this.#client.send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
    );
    await this.passwords.set(sub, password, 'password');
  }

  /** Whether a password alone does not let this person in. */
  async hasSecondFactor(sub: string): Promise<boolean> {
    const { userPoolId: UserPoolId } = this.#environment;
    const { UserMFASettingList } = await this.#client.send(
      new AdminGetUserCommand({ UserPoolId, Username: sub }),
    );
    return UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
  }

  /** From now on a password alone lets this person in. */
  async endSecondFactor(sub: string): Promise<void> {
    await this.#client.send(
      new AdminSetUserMFAPreferenceCommand({
        UserPoolId: this.#environment.userPoolId,
        Username: sub,
        SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
      }),
    );
  }

  /** Gives a person an address that they have proved to be theirs. @throws email.taken */
  async changeEmail(sub: string, email: string): Promise<void> {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
    ];
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      await this.#client.send(
        new AdminUpdateUserAttributesCommand({ UserPoolId, Username: sub, UserAttributes }),
      );
    } catch (error) {
      throw error instanceof AliasExistsException ? new AppError('email.taken') : error;
    }
  }

  /** Ends every sign-in of a person, whom the pool may not know any more. */
  async signOut(sub: string): Promise<void> {
    const { userPoolId: UserPoolId } = this.#environment;
    try {
      await this.#client.send(new AdminUserGlobalSignOutCommand({ UserPoolId, Username: sub }));
    } catch (error) {
      if (!(error instanceof UserNotFoundException)) throw error;
    }
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
