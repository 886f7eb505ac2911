import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { listen } from '../serve.ts';
import { createChallenges } from './challenges.ts';
import { type AttributePermissions, createClients } from './clients.ts';
import { openCodes } from './codes.ts';
import { openGroups } from './groups.ts';
import { createRequestHandler } from './handle-request.ts';
import { openLockout } from './lockout.ts';
import { passwordMatches } from './passwords.ts';
import { issuer, scriptsClientId, serverClientId, userPoolId, webClientId } from './pool-identity.ts';
import { type CognitoMail, type CustomMessage, createSendMessage } from './send-message.ts';
import { openSessions } from './sessions.ts';
import { generateSigningKey, type PublicJwk, readSigningKey } from './signing-key.ts';
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

// Codes and failures have no foreign key, because they are also counted for user names that do not exist.
const tables = `
  CREATE TABLE IF NOT EXISTS settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    sub TEXT PRIMARY KEY, email_key TEXT NOT NULL UNIQUE, record TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS user_groups (
    name TEXT PRIMARY KEY, description TEXT, precedence INTEGER,
    created_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS group_members (
    group_name TEXT NOT NULL REFERENCES user_groups (name) ON DELETE CASCADE,
    sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    PRIMARY KEY (group_name, sub)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS group_members_by_sub ON group_members (sub);
  CREATE TABLE IF NOT EXISTS sessions (
    id TEXT PRIMARY KEY, sub TEXT NOT NULL REFERENCES users (sub) ON DELETE CASCADE,
    client_id TEXT NOT NULL, refresh_hash TEXT NOT NULL UNIQUE,
    started_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS sessions_by_sub ON sessions (sub);
  CREATE TABLE IF NOT EXISTS codes (
    sub TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL, issued_at INTEGER NOT NULL,
    failures INTEGER NOT NULL, requests INTEGER NOT NULL, first_request_at INTEGER NOT NULL,
    PRIMARY KEY (sub, purpose)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sign_in_failures (
    sub TEXT PRIMARY KEY, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Opens or creates the pool's database. A committed statement survives if the process is killed, because the
 * database has a write-ahead log.
 */
function openDatabase(file: string): DatabaseSync {
  const onDisk = file !== ':memory:';
  if (onDisk) mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  if (onDisk) chmodSync(file, 0o600);
  database.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  database.exec(tables);
  return database;
}

const Row = z.object({ value: z.string() });

interface Settings {
  signingKey: string;
  scriptsClientSecret: string;
  serverClientSecret: string;
  fakeUserSecret: string;
}

/** Reads the pool's secrets from the database. Creates and stores missing ones. */
async function loadSettings(database: DatabaseSync): Promise<Settings> {
  const select = database.prepare('SELECT value FROM settings WHERE name = ?');
  const insert = database.prepare('INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)');

  async function getOrCreate(name: string, make: () => string | Promise<string>): Promise<string> {
    if (!select.get(name)) insert.run(name, await make());
    return Row.parse(select.get(name)).value;
  }

  return {
    signingKey: await getOrCreate('signing-key', generateSigningKey),
    scriptsClientSecret: await getOrCreate('scripts-client-secret', randomSecret),
    serverClientSecret: await getOrCreate('server-client-secret', randomSecret),
    fakeUserSecret: await getOrCreate('imaginary-user-secret', randomSecret),
  };
}

const randomSecret = () => randomBytes(38).toString('hex').slice(0, 51);
