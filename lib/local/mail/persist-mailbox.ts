import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { Email } from 'aws-ses-v2-local/dist/store.js';

/**
 * Loads the mailbox from a JSON file and writes it back after each request that may have changed it. This only
 * serves to read mails after a restart: a mail can be acknowledged and still be lost.
 */
export function persistMailbox(server: Server, mailbox: () => Email[], file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) mailbox().push(...(JSON.parse(readFileSync(file, 'utf8')) as Email[]));
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') response.once('finish', () => save(mailbox(), file));
  });
}

function save(emails: Email[], file: string) {
  const draft = `${file}.new`;
  writeFileSync(draft, JSON.stringify(emails, null, 2));
  renameSync(draft, file);
}
