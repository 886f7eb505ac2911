/** What the stand-in of SES is told to say of its account. */
interface SimulatedAccount {
  /** The sandbox: only these addresses get mail. */
  verified?: readonly string[];
  isPaused?: boolean;
}

/** An error as SES answers it. */
interface SesError {
  type: string;
  message: string;
}

/** Without a limit, as SES says it. */
const unlimited = -1;

/** The account of the stand-in of SES. Every address gets mail, unless a test simulates another account. */
export class SesAccount {
  #simulated: SimulatedAccount = {};

  /** Until it is told otherwise. */
  simulate(account: SimulatedAccount): void {
    this.#simulated = account;
  }

  /** The answer to GetAccount. @param sent mails of the last 24 hours */
  describe(sent: number): object {
    const { verified, isPaused = false } = this.#simulated;
    return {
      ProductionAccessEnabled: !verified,
      SendingEnabled: !isPaused,
      EnforcementStatus: 'HEALTHY',
      SendQuota: {
        Max24HourSend: verified ? 200 : unlimited,
        MaxSendRate: verified ? 1 : unlimited,
        SentLast24Hours: sent,
      },
    };
  }

  /** Why SES does not take a mail to these addresses; undefined if it does. */
  refusalOf(addresses: readonly string[]): SesError | undefined {
    const { verified, isPaused } = this.#simulated;
    if (isPaused) return { type: 'SendingPausedException', message: 'Sending is paused.' };
    const unknown = verified ? addresses.filter(address => !verified.includes(address)) : [];
    if (unknown.length === 0) return undefined;
    const message = `Email address is not verified. The following identities failed the check in region AP-EAST-1: ${unknown.join(', ')}`;
    return { type: 'MessageRejected', message };
  }
}
