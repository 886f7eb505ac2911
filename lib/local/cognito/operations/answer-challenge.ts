import * as z from 'zod';
import { mergeAttributes, readAttributes } from '../attributes.ts';
import type { Challenge } from '../challenges.ts';
import { type Client, checkSecretHash, checkWritable } from '../clients.ts';
import { sameBytes } from '../compare-secrets.ts';
import {
  CognitoError,
  invalidParameter,
  invalidSession,
  notAuthorized,
  userDisabled,
  wrongCredentials,
} from '../errors.ts';
import { afterNewPassword, afterPassword, openSession } from '../next-sign-in-step.ts';
import { adminOperation, publicOperation } from '../operation.ts';
import { hashPassword } from '../passwords.ts';
import type { Pool } from '../pool.ts';
import { poolName } from '../pool-identity.ts';
import { redeemSoftwareToken } from '../redeem-software-token.ts';
import { expectedProof } from '../srp.ts';

const answerInput = {
  ChallengeName: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()).default({}),
  ClientId: z.string(),
  Session: z.string().optional(),
};
const AnswerInput = z.object(answerInput);
type Answer = z.output<typeof AnswerInput>;

export const answerChallengeOperations = {
  RespondToAuthChallenge: publicOperation(answerInput, answerChallenge),
  AdminRespondToAuthChallenge: adminOperation(answerInput, answerChallenge),
};

function answerChallenge(answer: Answer, pool: Pool) {
  const client = pool.clients.get(answer.ClientId);
  checkSecretHash(client, required(answer, 'USERNAME'), answer.ChallengeResponses.SECRET_HASH);
  switch (answer.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, client, answer);
    case 'NEW_PASSWORD_REQUIRED':
      return setNewPassword(pool, client, answer);
    case 'SOFTWARE_TOKEN_MFA':
      return verifySoftwareToken(pool, client, answer);
    default:
      throw invalidParameter(`Challenge ${answer.ChallengeName} is not in use.`);
  }
}

function required(answer: Answer, name: string): string {
  const value = answer.ChallengeResponses[name];
  if (value === undefined) throw invalidParameter(`Missing required parameter ${name}`);
  return value;
}

function verifyPassword(pool: Pool, client: Client, answer: Answer) {
  const block = required(answer, 'PASSWORD_CLAIM_SECRET_BLOCK');
  const signature = required(answer, 'PASSWORD_CLAIM_SIGNATURE');
  const timestamp = required(answer, 'TIMESTAMP');
  const challenge = pool.challenges.find(block, 'PASSWORD_VERIFIER', client.id);
  pool.challenges.end(block);
  if (!challenge) throw wrongCredentials();
  const { sub, verifier } = challenge;
  if (pool.lockout.isLocked(sub)) throw notAuthorized('Password attempts exceeded');
  const user = pool.users.find(sub);
  const proved = isPasswordProofValid(challenge, block, timestamp, signature);
  if (!proved || user?.verifier !== verifier) {
    pool.lockout.countFailure(sub);
    throw wrongCredentials();
  }
  return afterPassword(pool, client, user);
}

function isPasswordProofValid(
  { sub, verifier, exchange }: Extract<Challenge, { name: 'PASSWORD_VERIFIER' }>,
  block: string,
  timestamp: string,
  signature: string,
): boolean {
  const parts = [Buffer.from(poolName + sub), Buffer.from(block, 'base64'), Buffer.from(timestamp)];
  return sameBytes(expectedProof(exchange, verifier, parts), Buffer.from(signature, 'base64'));
}

function setNewPassword(pool: Pool, client: Client, answer: Answer) {
  const session = answer.Session ?? '';
  const challenge = pool.challenges.find(session, 'NEW_PASSWORD_REQUIRED', client.id);
  const user = challenge && pool.users.find(challenge.sub);
  if (user?.status !== 'FORCE_CHANGE_PASSWORD') throw invalidSession();
  if (!user.enabled) throw userDisabled();
  const secret = hashPassword(user.sub, required(answer, 'NEW_PASSWORD'));
  const attributes = mergeAttributes(user.attributes, sentAttributes(client, answer));
  pool.challenges.end(session);
  const fields = { ...secret, attributes, status: 'CONFIRMED', passwordSetAt: pool.now() } as const;
  const changed = pool.users.change(user.sub, fields);
  return afterNewPassword(pool, client, changed, 'TokenGeneration_NewPasswordChallenge');
}

function sentAttributes(client: Client, { ChallengeResponses }: Answer): Record<string, string> {
  const prefix = 'userAttributes.';
  const list = Object.entries(ChallengeResponses)
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, Value]) => ({ Name: name.slice(prefix.length), Value }));
  checkWritable(
    client,
    list.map(({ Name }) => Name),
  );
  const { email, emailVerified, attributes } = readAttributes(list);
  if (email !== undefined || emailVerified !== undefined) {
    throw invalidParameter('The email cannot be set together with the new password.');
  }
  return attributes;
}

function verifySoftwareToken(pool: Pool, client: Client, answer: Answer) {
  const session = answer.Session ?? '';
  const challenge = pool.challenges.find(session, 'SOFTWARE_TOKEN_MFA', client.id);
  const user = challenge && pool.users.find(challenge.sub);
  if (!user) throw invalidSession();
  if (!user.enabled) throw userDisabled();
  if (pool.lockout.isLocked(user.sub)) throw notAuthorized('Password attempts exceeded');
  if (!redeemSoftwareToken(pool, user, required(answer, 'SOFTWARE_TOKEN_MFA_CODE'))) {
    pool.lockout.countFailure(user.sub);
    throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  }
  pool.challenges.end(session);
  return openSession(pool, client, user);
}
