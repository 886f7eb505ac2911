interface SimulatedAccount {
  /** Sandbox mode: SES accepts emails only to these addresses. */
  verified?: readonly string[];
  isPaused?: boolean;
}

interface SesError {
  type: string;
  message: string;
}

/** Value of a quota without a limit, as in SES. */
const unlimited = -1;

/** The account of the SES stand-in. Every address gets its emails, unless a test simulates another state. */
export class SesAccount {
  #simulated: SimulatedAccount = {};

  simulate(account: SimulatedAccount): void {
    this.#simulated = account;
  }

  /** @param sent number of emails sent in the last 24 hours */
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

  /** Why SES rejects an email to these addresses; undefined if SES accepts it. */
  refusalOf(addresses: readonly string[]): SesError | undefined {
    const { verified, isPaused } = this.#simulated;
    if (isPaused) return { type: 'SendingPausedException', message: 'Sending is paused.' };
    const unknown = verified ? addresses.filter(address => !verified.includes(address)) : [];
    if (unknown.length === 0) return undefined;
    const message = `Email address is not verified. The following identities failed the check in region AP-EAST-1: ${unknown.join(', ')}`;
    return { type: 'MessageRejected', message };
  }
}
