import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  ChangePasswordCommand,
  type CognitoIdentityProviderClient,
  RevokeTokenCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';
import { AppClient } from './app-client.ts';
import { type Passwords, weakPassword } from './passwords.ts';
import { saysWrongPassword } from './sign-ins.ts';

type PoolSettings = Pick<Environment, 'userPoolId' | 'serverClientId'>;

export interface ProvedPerson {
  sub: string;
  email: string;
  password: string;
}

const invalid = (field: string, why: string) => new AppError('request.invalid', { fields: { [field]: why } });

const wrongCodeErrors = [
  'EnableSoftwareTokenMFAException',
  'CodeMismatchException',
  'InvalidParameterException',
  'NotAuthorizedException',
];

/**
 * Changes to an account that Cognito allows only to its user. Each method signs in with the person's
 * password, and ends this sign-in before it returns. The tokens of the sign-in never leave the server.
 */
export class OwnAccounts {
  readonly #cognito: CognitoIdentityProviderClient;
  readonly #userPoolId: string;
  readonly #server: AppClient;
  readonly #passwords: Passwords;

  constructor(
    cognito: CognitoIdentityProviderClient,
    { userPoolId, serverClientId }: PoolSettings,
    passwords: Passwords,
  ) {
    this.#cognito = cognito;
    this.#userPoolId = userPoolId;
    this.#server = new AppClient(cognito, userPoolId, serverClientId);
    this.#passwords = passwords;
  }

  /**
   * Checks the current password and sets a new one. Does not ask for the code of a second factor. Cognito
   * rejects leaked passwords, but only for people without a second factor.
   * @throws request.invalid with the wrong field, rate.limited
   */
  async changePassword(person: ProvedPerson, chosen: string): Promise<void> {
    const PreviousPassword = person.password;
    const change = (AccessToken: string) =>
      this.#cognito.send(
        new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword: chosen }),
      );
    const changed = await this.#asPerson(person, change).catch(weakPassword('newPassword'));
    if (changed === 'second-factor') await this.#passwords.set(person.sub, chosen);
  }

  /**
   * Creates the secret for an authenticator app.
   * @throws request.invalid; sign-in.second-factor-needed if a second factor exists
   */
  async beginSecondFactor(person: ProvedPerson): Promise<string> {
    const answer = await this.#asPerson(person, AccessToken =>
      this.#cognito.send(new AssociateSoftwareTokenCommand({ AccessToken })),
    );
    if (answer === 'second-factor') throw new AppError('sign-in.second-factor-needed');
    return answer.SecretCode ?? '';
  }

  /** Turns on the second factor, after checking the app's first code. @throws as `beginSecondFactor` */
  async confirmSecondFactor(person: ProvedPerson, UserCode: string): Promise<void> {
    const answer = await this.#asPerson(person, AccessToken =>
      this.#cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode })).catch(throwWrongCode),
    );
    if (answer === 'second-factor') throw new AppError('sign-in.second-factor-needed');
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true };
    const whom = { UserPoolId: this.#userPoolId, Username: person.sub };
    await this.#cognito.send(new AdminSetUserMFAPreferenceCommand({ ...whom, SoftwareTokenMfaSettings }));
  }

  /**
   * Signs in as the person and runs `act`.
   * @returns `second-factor` if the person has one, because the password alone is then not enough to sign in
   */
  async #asPerson<Result>(
    { email, password }: ProvedPerson,
    act: (accessToken: string) => Promise<Result>,
  ): Promise<Result | 'second-factor'> {
    const answer = await this.#server.sendPassword(email, password).catch((error: unknown) => {
      throw saysWrongPassword(error) ? invalid('password', 'validation.password_wrong') : error;
    });
    if (answer.ChallengeName === 'SOFTWARE_TOKEN_MFA') return 'second-factor';
    const { AccessToken, RefreshToken } = answer.AuthenticationResult ?? {};
    if (!AccessToken) throw invalid('password', 'validation.password_wrong');
    try {
      return await act(AccessToken);
    } finally {
      await this.#endSignIn(RefreshToken);
    }
  }

  /** Ends the sign-in. A failure does no harm, because nobody has the tokens of the sign-in. */
  async #endSignIn(Token: string | undefined): Promise<void> {
    const ClientSecret = await this.#server.secret();
    const command = new RevokeTokenCommand({ Token, ClientId: this.#server.id, ClientSecret });
    await this.#cognito.send(command).catch(() => undefined);
  }
}

function throwWrongCode(error: unknown): never {
  const isWrong = error instanceof Error && wrongCodeErrors.includes(error.name);
  throw isWrong ? invalid('code', 'validation.code') : error;
}
