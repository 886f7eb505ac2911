import {
  type AuthenticationResultType,
  type ChallengeNameType,
  type CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError, type ErrorCode } from '../../../shared/core/errors.ts';
import type { Environment } from '../environment.ts';
import { AppClient, throwAppError } from './app-client.ts';

type PoolSettings = Pick<Environment, 'userPoolId' | 'scriptsClientId'>;

export interface SignInTokens {
  accessToken: string;
  /** Undefined after a refresh, unless the user pool rotates refresh tokens. */
  refreshToken: string | undefined;
}

const challenges: Partial<Record<ChallengeNameType, ErrorCode>> = {
  NEW_PASSWORD_REQUIRED: 'sign-in.new-password-needed',
  SOFTWARE_TOKEN_MFA: 'sign-in.second-factor-needed',
};

export class SignIns {
  readonly #client: CognitoIdentityProviderClient;
  readonly #scripts: AppClient;

  constructor(client: CognitoIdentityProviderClient, { userPoolId, scriptsClientId }: PoolSettings) {
    this.#client = client;
    this.#scripts = new AppClient(client, userPoolId, scriptsClientId);
  }

  /** @throws sign-in.failed, .new-password-needed, .second-factor-needed */
  async signIn(email: string, password: string): Promise<SignInTokens> {
    const answer = await this.#scripts.sendPassword(email, password);
    if (answer.ChallengeName) throw new AppError(challenges[answer.ChallengeName] ?? 'sign-in.failed');
    return tokensOf(answer.AuthenticationResult);
  }

  /**
   * Checks a user's password, and the code if the user has a second factor. Creates no session.
   * @returns `second-factor` if a code is required but none was given
   * @throws rate.limited
   */
  async verify(
    email: string,
    password: string,
    code?: string,
  ): Promise<'wrong' | 'right' | 'second-factor' | 'wrong-code'> {
    try {
      const answer = await this.#scripts.sendPassword(email, password);
      if (answer.ChallengeName === undefined) return 'right';
      if (answer.ChallengeName !== 'SOFTWARE_TOKEN_MFA') return 'wrong';
      if (code === undefined) return 'second-factor';
      return (await this.#scripts.sendCode(email, code, answer)) ? 'right' : 'wrong-code';
    } catch (error) {
      if (saysWrongPassword(error)) return 'wrong';
      throw error;
    }
  }

  /** @throws sign-in.failed */
  async refresh(refreshToken: string): Promise<SignInTokens> {
    const command = new GetTokensFromRefreshTokenCommand({
      RefreshToken: refreshToken,
      ClientId: this.#scripts.id,
      ClientSecret: await this.#scripts.secret(),
    });
    const answer = await this.#client.send(command).catch(throwAppError);
    return tokensOf(answer.AuthenticationResult);
  }
}

/** Whether the error means a wrong password. An initial password that must be replaced also counts. */
export function saysWrongPassword(error: unknown): boolean {
  const refusal = error instanceof AppError ? error.code : undefined;
  return refusal === 'sign-in.failed' || refusal === 'sign-in.new-password-needed';
}

function tokensOf(result: AuthenticationResultType | undefined): SignInTokens {
  if (!result?.AccessToken) throw new AppError('sign-in.failed');
  return { accessToken: result.AccessToken, refreshToken: result.RefreshToken };
}
