import {
  type CognitoIdentityProviderClient,
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { createSrpClient } from './srp-client.ts';

/**
 * Starts a sign-in with the protocol SRP like a browser; returns a function that sends the proof of the
 * password.
 */
export async function prepareSrp(
  sdk: CognitoIdentityProviderClient,
  ClientId: string,
  email: string,
  password: string,
) {
  const client = createSrpClient();
  const AuthParameters = { USERNAME: email, SRP_A: client.publicHex };
  const { ChallengeParameters = {} } = await sdk.send(
    new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_SRP_AUTH', AuthParameters }),
  );
  const { SALT = '', SRP_B = '', SECRET_BLOCK = '', USER_ID_FOR_SRP: sub } = ChallengeParameters;
  const TIMESTAMP = 'Mon Jan 5 10:00:00 UTC 2026';
  const identity = `Local0001${sub}`;
  const parts = [Buffer.from(identity), Buffer.from(SECRET_BLOCK, 'base64'), Buffer.from(TIMESTAMP)];
  const ChallengeResponses = {
    USERNAME: email,
    PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
    PASSWORD_CLAIM_SIGNATURE: client.prove(identity, password, SALT, SRP_B, parts).toString('base64'),
    TIMESTAMP,
  };
  const ChallengeName = 'PASSWORD_VERIFIER';
  return () => sdk.send(new RespondToAuthChallengeCommand({ ChallengeName, ClientId, ChallengeResponses }));
}
