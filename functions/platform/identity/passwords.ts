import {
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';

type PoolSettings = Pick<Environment, 'userPoolId' | 'clientIds' | 'scriptsClientId'>;

export class Passwords {
  readonly #client: CognitoIdentityProviderClient;
  readonly #settings: PoolSettings;

  constructor(client: CognitoIdentityProviderClient, places: PoolSettings) {
    this.#client = client;
    this.#settings = places;
  }

  /** Sets a permanent password. @throws request.invalid with this field, if Cognito rejects the password */
  async set(sub: string, password: string, field = 'newPassword'): Promise<void> {
    const { userPoolId: UserPoolId } = this.#settings;
    const sent = { UserPoolId, Username: sub, Password: password, Permanent: true };
    await this.#client.send(new AdminSetUserPasswordCommand(sent)).catch(weakPassword(field));
  }

  /**
   * Sets a new password with a code from an email. Uses the web app's client, because it requested the code.
   * @throws request.invalid with the wrong field, link.unusable for an expired code, rate.limited
   */
  async reset(email: string, code: string, password: string): Promise<void> {
    const { clientIds, scriptsClientId } = this.#settings;
    const ClientId = clientIds.find(id => id !== scriptsClientId);
    const sent = { ClientId, Username: email, ConfirmationCode: code, Password: password };
    await this.#client.send(new ConfirmForgotPasswordCommand(sent)).catch(throwAppError(resetErrors));
  }
}

type CognitoErrors = Record<string, () => AppError>;

const invalid = (field: string, why: string) => new AppError('request.invalid', { fields: { [field]: why } });
const rateLimited = () => new AppError('rate.limited');
const wrongCode = () => invalid('code', 'validation.code');
const weakPasswordErrors = (field: string): CognitoErrors => ({
  InvalidPasswordException: () => invalid(field, 'validation.password_weak'),
});

export const weakPassword = (field: string) => throwAppError(weakPasswordErrors(field));

const resetErrors: CognitoErrors = {
  ...weakPasswordErrors('newPassword'),
  ExpiredCodeException: () => new AppError('link.unusable'),
  CodeMismatchException: wrongCode,
  NotAuthorizedException: wrongCode,
  UserNotFoundException: wrongCode,
  LimitExceededException: rateLimited,
  TooManyFailedAttemptsException: rateLimited,
  TooManyRequestsException: rateLimited,
};

function throwAppError(refusals: CognitoErrors): (error: unknown) => never {
  return error => {
    throw (error instanceof Error && refusals[error.name]?.()) || error;
  };
}
