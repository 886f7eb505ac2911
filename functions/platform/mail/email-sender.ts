import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { awsTimeouts } from '../aws-timeouts.ts';
import type { Environment } from '../environment.ts';

/** The mail service did not take a mail, and said so: it was not sent. */
export class EmailRejected extends Error {
  /** Whether it would take it at another time. */
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
  /** Come back with what becomes of the mail. */
  tags: Record<string, string>;
}

/** Hands mails over to SES, each once: trying again is for whoever knows what was recorded. */
export class EmailSender {
  readonly #client: SESv2Client;
  readonly #configurationSet: string;

  constructor(environment: Environment) {
    this.#configurationSet = environment.mailConfigurationSet;
    this.#client = new SESv2Client({
      region: environment.region,
      endpoint: environment.standIns?.endpoints.ses,
      credentials: environment.standIns?.credentials,
      maxAttempts: 1,
      requestHandler: awsTimeouts,
    });
  }

  /** @returns the service's id of the mail. @throws NotTaken; anything else leaves it open whether it was sent */
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
      throw new EmailRejected(
        error.name,
        /TooManyRequests|LimitExceeded|SendingPaused|Throttl/.test(error.name),
      );
    }
  }
}
