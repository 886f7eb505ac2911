import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Email } from 'aws-ses-v2-local/dist/store.js';
import { persistMailbox } from './persist-mailbox.ts';

export type MailOptions = {
  port?: number;
  /** JSON file in which the mailbox is kept. Without it, emails are lost when the process ends. */
  mailboxFile?: string;
};

export type OutgoingMail = { to: string; subject: string; html: string; text?: string };

/** The package is loaded with `require`, because Node and Vitest import its default export differently. */
const require = createRequire(import.meta.url);
const { default: startSes } = require('aws-ses-v2-local') as typeof import('aws-ses-v2-local');
const { getStoreReadonly } =
  require('aws-ses-v2-local/dist/store.js') as typeof import('aws-ses-v2-local/dist/store.js');

const SENDER = 'Lumitree <no-reply@lumitree.localhost>';

/**
 * A stand-in for Amazon SES on the loopback address. It delivers emails only to a mailbox, which `inbox`
 * shows as a page and `/store` as JSON. All servers of a process share the mailbox.
 */
export async function startMail({ port = 0, mailboxFile }: MailOptions = {}) {
  // The package would forward all emails to the SMTP server in this variable; emails must not leave this
  // machine.
  delete process.env.SMTP_TRANSPORT;
  const server = await startSes({ host: '127.0.0.1', port });
  // The client closes idle connections; see `listen` in `serve.ts`.
  server.keepAliveTimeout = 0;
  const mailbox = () => getStoreReadonly().emails as Email[];
  if (mailboxFile) persistMailbox(server, mailbox, mailboxFile);
  const endpoint = endpointOf(server);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new SESv2Client({ endpoint, region: 'ap-east-1', credentials });

  return {
    endpoint,
    inbox: `${endpoint}/`,
    async send({ to, subject, html, text }: OutgoingMail): Promise<void> {
      const Body = { Html: { Data: html }, ...(text !== undefined && { Text: { Data: text } }) };
      const Content = { Simple: { Subject: { Data: subject }, Body } };
      const Destination = { ToAddresses: [to] };
      await client.send(new SendEmailCommand({ FromEmailAddress: SENDER, Destination, Content }));
    },
    /** Received emails, the oldest first; optionally only those to one address. */
    received: (to?: string): Email[] => mailbox().filter(email => to === undefined || isSentTo(email, to)),
    /** @param time in milliseconds since 1970 */
    receivedSince: (time: number): Email[] => mailbox().filter(({ at }) => at * 1_000 >= time),
    close(): Promise<void> {
      client.destroy();
      // The mailbox is emptied, because all servers of the process share it. The next start loads it from the
      // file.
      if (mailboxFile) mailbox().splice(0);
      return new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      });
    },
  };
}

function endpointOf(server: Server) {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  return `http://${address.address}:${address.port}`;
}

function isSentTo({ destination }: Email, address: string) {
  const recipients = [...destination.to, ...destination.cc, ...destination.bcc].join(',');
  const addresses = recipients.matchAll(/[^\s<>,"]+@[^\s<>,"]+/g).map(([found]) => found.toLowerCase());
  return addresses.some(found => found === address.toLowerCase());
}
