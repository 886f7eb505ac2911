import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { Email } from 'aws-ses-v2-local/dist/store.js';

/**
 * Loads the mailbox from a file. After each request that may have added emails, appends the new emails to the
 * file, one per line, which is fast even for a full mailbox. If the process is killed, an email can be lost;
 * that is acceptable, because the file is only for reading emails after a restart.
 */
export function persistMailbox(server: Server, mailbox: () => Email[], file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file)) mailbox().push(...parseMailbox(readFileSync(file, 'utf8')));
  rewrite(mailbox(), file);
  let [saved, written] = [mailbox(), mailbox().length];
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST') return;
    response.once('finish', () => {
      const emails = mailbox();
      // If `emails` is a new array, the mailbox was cleared.
      if (emails === saved && emails.length >= written) append(emails.slice(written), file);
      else rewrite(emails, file);
      [saved, written] = [emails, emails.length];
    });
  });
}

/**
 * Parses the emails in a file: one per line, or, from earlier versions, all in an array. Ignores an
 * incomplete last line.
 * @throws SyntaxError if anything else cannot be read
 */
export function parseMailbox(text: string): Email[] {
  if (text.trimStart().startsWith('[')) return JSON.parse(text) as Email[];
  const lines = text.split('\n');
  if (lines.length === 1 && text !== '' && !text.startsWith('{')) throw new SyntaxError('not a mailbox');
  return lines.slice(0, -1).map(line => JSON.parse(line) as Email);
}

const textOf = (emails: Email[]) => emails.map(email => `${JSON.stringify(email)}\n`).join('');

const append = (emails: Email[], file: string) => appendFileSync(file, textOf(emails));

function rewrite(emails: Email[], file: string) {
  const draft = `${file}.new`;
  writeFileSync(draft, textOf(emails));
  renameSync(draft, file);
}
