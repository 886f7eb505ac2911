import { dayMs } from '../../../shared/core/dates/durations.ts';
import { attributesOf } from './attributes.ts';
import type { Client } from './clients.ts';
import { CognitoError, notAuthorized, userDisabled } from './errors.ts';
import { issueTokens, type TokenSource } from './issue-tokens.ts';
import { temporaryPasswordDays } from './passwords.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

/** The next step after a correct password: an error, a further challenge, or the tokens. */
export async function afterPassword(pool: Pool, client: Client, user: User) {
  if (!user.enabled) throw userDisabled();
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  if (user.status === 'FORCE_CHANGE_PASSWORD') return newPasswordChallenge(pool, client, user);
  return afterNewPassword(pool, client, user);
}

/**
 * The next step if the password need not be changed: the second factor if the person has one, or the tokens.
 */
export async function afterNewPassword(
  pool: Pool,
  client: Client,
  user: User,
  source: TokenSource = 'TokenGeneration_Authentication',
) {
  return user.totp?.enabled
    ? softwareTokenChallenge(pool, client, user)
    : openSession(pool, client, user, source);
}

/** Completes the sign-in: resets the lockout count and starts a session. */
export async function openSession(
  pool: Pool,
  client: Client,
  user: User,
  source: TokenSource = 'TokenGeneration_Authentication',
) {
  pool.lockout.clear(user.sub);
  const { session, refreshToken } = pool.sessions.start(user.sub, client.id);
  const tokens = await issueTokens(pool, client, user, session, source);
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

function newPasswordChallenge(pool: Pool, client: Client, user: User) {
  if (user.passwordSetAt + temporaryPasswordDays * dayMs <= pool.now()) {
    throw notAuthorized('Temporary password has expired and must be reset by an administrator.');
  }
  const ChallengeName = 'NEW_PASSWORD_REQUIRED';
  const { sub: _, ...userAttributes } = attributesOf(user);
  return {
    ChallengeName,
    Session: pool.challenges.begin({ name: ChallengeName, clientId: client.id, sub: user.sub }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(userAttributes),
    },
  };
}

function softwareTokenChallenge(pool: Pool, client: Client, user: User) {
  const ChallengeName = 'SOFTWARE_TOKEN_MFA';
  return {
    ChallengeName,
    Session: pool.challenges.begin({ name: ChallengeName, clientId: client.id, sub: user.sub }),
    ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
  };
}
