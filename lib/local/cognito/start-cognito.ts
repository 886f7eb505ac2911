import { listen } from '../serve.ts';
import { createChallenges } from './challenges.ts';
import { type AttributePermissions, createClients } from './clients.ts';
import { openCodes } from './codes.ts';
import { openGroups } from './groups.ts';
import { createRequestHandler } from './handle-request.ts';
import { openLockout } from './lockout.ts';
import { openDatabase } from './open-database.ts';
import { passwordMatches } from './passwords.ts';
import { issuer, scriptsClientId, serverClientId, userPoolId, webClientId } from './pool-identity.ts';
import { type CognitoMail, type CustomMessage, createSendMessage } from './send-message.ts';
import { openSessions } from './sessions.ts';
import { loadSettings } from './settings.ts';
import { type PublicJwk, readSigningKey } from './signing-key.ts';
import { createTokens } from './tokens.ts';
import { createTriggers, type Triggers } from './triggers.ts';
import { openUsers } from './users.ts';

export interface Cognito {
  /** URL of the stand-in: `http://127.0.0.1:PORT`. */
  endpoint: string;
  userPoolId: string;
  issuer: string;
  /** App client of the web app, without a secret. It allows only sign-ins with SRP, and token refreshes. */
  webClientId: string;
  /**
   * App client for scripts, with a secret. It allows a server to sign in with a password, and token
   * refreshes.
   */
  scriptsClientId: string;
  scriptsClientSecret: string;
  /** App client of the server, with a secret. Its tokens never leave the server. */
  serverClientId: string;
  /** The public keys, which are also served at `/<pool>/.well-known/jwks.json`. */
  jwks(): { keys: PublicJwk[] };
  /** Whether a person could sign in with a password. Does not count as an attempt to sign in. */
  acceptsPassword(email: string, password: string): boolean;
  close(): Promise<void>;
}

export interface CognitoOptions {
  /** Port to listen on; 0, the default, means any free port. */
  port?: number;
  /** Path of the database file, or `:memory:`. */
  database: string;
  /** Current time in milliseconds since 1970. */
  now?: () => number;
  deliver: (mail: CognitoMail) => Promise<void>;
  customMessage?: CustomMessage;
  /** The triggers that run before tokens are generated and after a password was reset with a code. */
  triggers?: Partial<Triggers>;
  /** Attributes that every app client may read and write. If absent, all attributes, as in Cognito. */
  attributes?: AttributePermissions;
  accessTokenMinutes?: number;
  refreshTokenDays?: number;
  /**
   * If true, callers choose user names, and email addresses are aliases; if not, email addresses are the user
   * names.
   */
  takesNames?: boolean;
}

/**
 * Starts the stand-in on the loopback address. Its state is in the database, so it survives a killed process.
 */
export async function startCognito(options: CognitoOptions): Promise<Cognito> {
  const { now = Date.now, accessTokenMinutes = 60, refreshTokenDays = 7 } = options;
  const database = openDatabase(options.database);
  const { signingKey, fakeUserSecret, ...secrets } = await loadSettings(database);
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
      clients: createClients(secrets, options.attributes ?? {}),
      tokens: createTokens(key, now, accessTokenMinutes),
      sendMessage: createSendMessage(options.deliver, options.customMessage),
      triggers: createTriggers(options.triggers ?? {}),
      fakeUserSecret,
      accessTokenMinutes,
      refreshTokenDays,
      takesNames: options.takesNames ?? false,
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
    scriptsClientSecret: secrets.scriptsClientSecret,
    serverClientId,
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
