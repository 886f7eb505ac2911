import { type SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { Environment } from '../environment.ts';
import { openSes } from './open-ses.ts';

/** SES rejected a mail: it was certainly not sent. */
export class EmailRejected extends Error {
  /** Whether a retry may succeed. */
  readonly isRetryable: boolean;

  constructor(name: string, isPassing: boolean) {
    super(name);
    this.isRetryable = isPassing;
  }
}

interface RawEmail {
  from: string;
  to: string;
  raw: Uint8Array;
  /** SES returns them in its events. */
  tags: Record<string, string>;
}

/** Sends mails through SES without SDK retries; the caller decides about retries. */
export class EmailSender {
  readonly #client: SESv2Client;
  readonly #configurationSet: string;

  constructor(environment: Environment, ses = openSes(environment)) {
    this.#configurationSet = environment.mailConfigurationSet;
    this.#client = ses;
  }

  /** @returns the SES message id. @throws EmailRejected; after any other error the outcome is unknown */
  async send({ from, to, raw, tags }: RawEmail): Promise<string> {
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
      throw new EmailRejected(error.name, isPassing(error));
    }
  }
}

/** Temporary errors: limits, the sandbox, in which SES rejects unverified recipients, and a paused account. */
const isPassing = ({ name, message }: Error): boolean =>
  /TooManyRequests|LimitExceeded|SendingPaused|AccountSuspended|Throttl/.test(name) ||
  (name === 'MessageRejected' && /not verified/.test(message));
