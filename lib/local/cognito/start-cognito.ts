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

/** A running stand-in for an Amazon Cognito user pool. */
export interface Cognito {
  /** `http://127.0.0.1:PORT`. */
  endpoint: string;
  userPoolId: string;
  issuer: string;
  /** The public client: SRP and refresh only. */
  webClientId: string;
  /** The client with a secret for scripts: password sign-in from a server, and refresh. */
  scriptsClientId: string;
  scriptsClientSecret: string;
  /** The client with a secret whose tokens never leave the server. */
  serverClientId: string;
  /** The public keys, also served at `/<pool>/.well-known/jwks.json`. */
  jwks(): { keys: PublicJwk[] };
  /** Whether a person could sign in with a password; does not count as an attempt. */
  acceptsPassword(email: string, password: string): boolean;
  close(): Promise<void>;
}

export interface CognitoOptions {
  /** 0, the default, uses any free port. */
  port?: number;
  /** File path, or `:memory:`. */
  database: string;
  /** Current time in milliseconds since 1970. */
  now?: () => number;
  deliver: (mail: CognitoMail) => Promise<void>;
  /** The custom message trigger, which writes the mails. */
  customMessage?: CustomMessage;
  /** The triggers before tokens are generated, and after a password was set with a code. */
  triggers?: Partial<Triggers>;
  /** Attributes that every client may read and write; all if absent, as in Cognito. */
  attributes?: AttributePermissions;
  accessTokenMinutes?: number;
  refreshTokenDays?: number;
  /** Whether callers choose the user names and emails are aliases; otherwise emails are the user names. */
  takesNames?: boolean;
}

/** Starts the pool on the loopback address; its state is in the database and survives restarts and kills. */
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
