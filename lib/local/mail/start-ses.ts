import * as z from 'zod';
import type { MailHandler } from '../../../functions/lambdas/mail.ts';
import { dayMs } from '../../../shared/core/dates/durations.ts';
import { forward } from '../forward.ts';
import { type HttpServer, listen, readBody } from '../serve.ts';
import { SesAccount } from './ses-account.ts';
import type { startMail } from './start-mail.ts';

interface SesOptions {
  mail: Awaited<ReturnType<typeof startMail>>;
  /** Gets bounces and complaints, as EventBridge events. */
  eventHandler: () => MailHandler;
}

export async function startSes({ mail, eventHandler }: SesOptions) {
  const account = new SesAccount();
  const sentInADay = () => mail.receivedSince(Date.now() - dayMs).length;
  const proxy = await startSesProxy({ upstream: mail.endpoint, eventHandler, account, sentInADay });
  return {
    account,
    endpoint: proxy.endpoint,
    close: proxy.close,
  };
}

const Request = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()).default([]) }),
  Content: z.object({ Raw: z.object({ Data: z.string() }).optional() }),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).default([]),
});

const bodyLimit = 40 * 1024 * 1024;
const eventBridge = {
  version: '0',
  source: 'aws.ses',
  account: '000000000000',
  region: 'ap-east-1',
  resources: [],
};

interface SesProxyOptions {
  upstream: string;
  /** Gets bounces and complaints, as EventBridge events. */
  eventHandler: () => MailHandler;
  account: SesAccount;
  sentInADay: () => number;
}

/**
 * A proxy in front of the SES stand-in. It adds the state and limits of an SES account. Like SES's mailbox
 * simulator, it accepts emails to addresses that begin with `bounce` or `complaint`, and then reports a
 * bounce or a complaint.
 */
function startSesProxy(options: SesProxyOptions): Promise<HttpServer> {
  const { upstream, eventHandler, account, sentInADay } = options;
  return listen(async (request, response) => {
    const body = (await readBody(request, bodyLimit)) ?? Buffer.alloc(0);
    const { method, url: path, headers } = request;
    if (method === 'GET' && path?.endsWith('/account')) {
      response.writeHead(200, json).end(JSON.stringify(account.describe(sentInADay())));
      return;
    }
    const refusal = path?.endsWith(sending) && account.refusalOf(recipientsOf(body));
    if (refusal) {
      const { type, message } = refusal;
      response.writeHead(400, { ...json, 'x-amzn-errortype': type }).end(JSON.stringify({ message }));
      return;
    }
    const answer = await forward(upstream, { method, path, headers, body });
    if (answer.status === 200 && path?.endsWith(sending)) await sendDeliveryEvents(body, eventHandler());
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

const sending = '/outbound-emails';
const json = { 'content-type': 'application/json' };

const parse = (body: Buffer) => Request.parse(JSON.parse(body.toString()));
const recipientsOf = (body: Buffer): string[] => parse(body).Destination.ToAddresses;

async function sendDeliveryEvents(body: Buffer, tell: MailHandler): Promise<void> {
  const { Destination, EmailTags } = parse(body);
  const tags = Object.fromEntries(EmailTags.map(({ Name, Value }) => [Name, [Value]]));
  for (const address of Destination.ToAddresses) {
    const detail = deliveryEventFor(address);
    if (!detail) continue;
    const event = {
      ...eventBridge,
      id: crypto.randomUUID(),
      time: new Date().toISOString(),
      'detail-type': `Email ${detail.eventType}`,
      detail: { ...detail, mail: { tags } },
    };
    setTimeout(() => tell(event).catch(console.error), eventDelayMs);
  }
}

/**
 * Delay before a bounce is reported, in milliseconds. During this delay, the sender records that SES has
 * accepted the email.
 */
const eventDelayMs = 20;

function deliveryEventFor(emailAddress: string) {
  if (emailAddress.startsWith('bounce')) {
    return {
      eventType: 'Bounced',
      bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress }] },
    };
  }
  if (!emailAddress.startsWith('complaint')) return undefined;
  return { eventType: 'Complaint Received', complaint: { complainedRecipients: [{ emailAddress }] } };
}
