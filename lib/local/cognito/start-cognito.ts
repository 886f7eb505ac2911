import { listen } from '../serve.ts';
import { createChallenges } from './challenges.ts';
import { createClients } from './clients.ts';
import { openCodes } from './codes.ts';
import { openGroups } from './groups.ts';
import { createRequestHandler } from './handle-request.ts';
import { openLockout } from './lockout.ts';
import { openDatabase } from './open-database.ts';
import { passwordMatches } from './passwords.ts';
import { issuer, scriptsClientId, userPoolId, webClientId } from './pool-identity.ts';
import { type CognitoMail, type CustomMessage, createSendMessage } from './send-message.ts';
import { openSessions } from './sessions.ts';
import { loadSettings } from './settings.ts';
import { type PublicJwk, readSigningKey } from './signing-key.ts';
import { createTokens } from './tokens.ts';
import { openUsers } from './users.ts';

/** A running stand-in for an Amazon Cognito user pool. */
export interface Cognito {
  /** `http://127.0.0.1:PORT`. */
  endpoint: string;
  userPoolId: string;
  issuer: string;
  /** The public client: SRP and refresh only. */
  webClientId: string;
  /** The client with a secret: password sign-in from a server, and refresh. */
  scriptsClientId: string;
  scriptsClientSecret: string;
  /** The public keys, also served at `/<pool>/.well-known/jwks.json`. */
  jwks(): { keys: PublicJwk[] };
  /** Whether somebody could sign in with a password. Counts no attempt. */
  acceptsPassword(email: string, password: string): boolean;
  close(): Promise<void>;
}

export interface CognitoOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** A file path, or `:memory:`. */
  database: string;
  /** The clock, in milliseconds. */
  now?: () => number;
  /** Takes every mail the pool sends. */
  deliver: (mail: CognitoMail) => Promise<void>;
  /** The custom message trigger, which writes the mails. */
  customMessage?: CustomMessage;
  accessTokenMinutes?: number;
  refreshTokenDays?: number;
}

/** Starts the pool on the loopback address; its state stays in the database over restarts and kills. */
export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const { now = Date.now, accessTokenMinutes = 60, refreshTokenDays = 7 } = options;
  const database = openDatabase(options.database);
  const { signingKey, scriptsClientSecret, fakeUserSecret } = await loadSettings(database);
  const key = readSigningKey(signingKey);
  const keys = [key.jwk];
  const users = openUsers(database, now);
  const handler = createRequestHandler(
    {
      now,
      users,
      groups: openGroups(database, now),
      sessions: openSessions(database, now, refreshTokenDays),
      codes: openCodes(database, now),
      lockout: openLockout(database, now),
      challenges: createChallenges(now),
      clients: createClients(scriptsClientSecret),
      tokens: createTokens(key, now, accessTokenMinutes),
      sendMessage: createSendMessage(options.deliver, options.customMessage),
      fakeUserSecret,
      accessTokenMinutes,
      refreshTokenDays,
    },
    keys,
  );
  const { endpoint, close } = await listen(handler, options.port);
  return {
    endpoint,
    userPoolId,
    issuer,
    webClientId,
    scriptsClientId,
    scriptsClientSecret,
    jwks: () => ({ keys }),
    acceptsPassword(email, password) {
      const user = users.find(email);
      return user?.enabled === true && passwordMatches(user, password);
    },
    async close() {
      await close();
      database.close();
    },
  };
}
