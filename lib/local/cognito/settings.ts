import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { generateSigningKey } from './signing-key.ts';

const Row = z.object({ value: z.string() });

interface Settings {
  signingKey: string;
  scriptsClientSecret: string;
  serverClientSecret: string;
  fakeUserSecret: string;
}

/** Reads the pool's secrets from the database. Creates and stores missing ones. */
export async function loadSettings(database: DatabaseSync): Promise<Settings> {
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
