import { setTimeout as wait } from 'node:timers/promises';
import { type SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Environment } from '../environment.ts';
import { openSes } from './open-ses.ts';

/** Thrown if SES rejected an email, so that it was certainly not sent. */
export class EmailRejected extends Error {
  readonly isRetryable: boolean;
  /** Whether SES rejected the email because of the limit per second. False for the daily quota. */
  readonly isAboveSendRate: boolean;

  constructor(name: string, isPassing: boolean, isAboveSendRate = false) {
    super(name);
    this.isRetryable = isPassing;
    this.isAboveSendRate = isAboveSendRate;
  }
}

/**
 * Maximum pauses, in milliseconds, before each retry of an email that SES rejected because of the limit per
 * second. All pauses together are short enough for a batch of emails within the timeout of the Lambda.
 */
export const sendRateWaitsMs = [500, 1_000, 2_000, 4_000];

interface RawEmail {
  from: string;
  to: string;
  raw: Uint8Array;
  /** Tags that SES includes in its events about the email. */
  tags: Record<string, string>;
}

/** The SDK does not retry, because the caller decides about retries. */
export class EmailSender {
  readonly #client: SESv2Client;
  readonly #configurationSet: string;

  constructor(environment: Environment, ses = openSes(environment)) {
    this.#configurationSet = environment.mailConfigurationSet;
    this.#client = ses;
  }

  /** @returns SES's message id. @throws EmailRejected; after any other error, the email may have been sent */
  async send(email: RawEmail): Promise<string> {
    for (const longest of sendRateWaitsMs)
      try {
        return await this.#sendOnce(email);
      } catch (error) {
        if (!isAboveSendRate(error)) throw error;
        await wait(longest * (0.5 + Math.random() / 2));
      }
    return this.#sendOnce(email);
  }

  async #sendOnce({ from, to, raw, tags }: RawEmail): Promise<string> {
    try {
      const { MessageId = '' } = await this.#client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: [to] },
          Content: { Raw: { Data: raw } },
          ConfigurationSetName: this.#configurationSet,
          EmailTags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
        }),
      );
      return MessageId;
    } catch (error) {
      if (!(error instanceof SESv2ServiceException) || error.$fault === 'server') throw error;
      throw new EmailRejected(error.name, isPassing(error), isRateOf(error));
    }
  }
}

const isAboveSendRate = (error: unknown) => error instanceof EmailRejected && error.isAboveSendRate;

/** Whether the limit per second was exceeded. SES uses the same error names for the daily quota. */
const isRateOf = ({ name, message }: Error): boolean =>
  /TooManyRequests|Throttl/.test(name) && !/daily/i.test(message);

/**
 * Whether an error of SES is temporary: a limit, a paused account, or the sandbox of new accounts, which
 * rejects unverified recipients.
 */
const isPassing = ({ name, message }: Error): boolean =>
  /TooManyRequests|LimitExceeded|SendingPaused|AccountSuspended|Throttl/.test(name) ||
  (name === 'MessageRejected' && /not verified/.test(message));
