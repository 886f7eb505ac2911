import { AppError } from '../../../../shared/core/errors.ts';
import {
  type GivenText,
  RegistrationRecord,
} from '../../../../shared/features/intake/registrations/record.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { emptyInboxWrite, leaveOnce } from '../../../platform/storage/leave-once.ts';
import type { Table } from '../../../platform/storage/table.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { registrationKey } from '../registration-keys.ts';

interface Sent {
  /** Number of the QR code. */
  code: number;
  /** Made by the form, once for each child. */
  submission: string;
  given: GivenText[];
  fields: RegistrationFields;
}

/** The registrations that families leave for an organisation, until there are cases of them. */
export class InboxStore {
  readonly #table: Table;
  readonly #organization: string;
  readonly #now: () => number;

  constructor(table: Table, organization: string, now: () => number) {
    this.#table = table;
    this.#organization = organization;
    this.#now = now;
  }

  /**
   * Leaves a registration; one that was left before is not left again. Needs no right to read.
   * @throws idempotency.other-body if something else was sent with this submission
   */
  async leave({ code, submission, given, fields }: Sent): Promise<void> {
    const hash = hashSecret(`${this.#organization}\n${submission}`);
    const record: RegistrationRecord = {
      id: hash,
      organization: this.#organization,
      code,
      /** Kept after the child has left the inbox: without the submission, which is not, nothing can be guessed from it. */
      bodyHash: hashSecret(`${submission}\n${JSON.stringify(fields)}`),
      given,
      fields,
      at: new Date(this.#now()).toISOString(),
    };
    const item = { ...registrationKey(this.#organization, hash), kind: 'registration', ...record };
    await leaveOnce(this.#table, item, () => new AppError('idempotency.other-body'));
  }

  async get(id: string): Promise<RegistrationRecord | undefined> {
    const [item] = await this.#table.get([registrationKey(this.#organization, id)]);
    return item && RegistrationRecord.parse(item);
  }

  /** The write that takes the child out of the inbox, and leaves behind only that something was sent. */
  emptyWrite(id: string): Write {
    return emptyInboxWrite(registrationKey(this.#organization, id), ['fields', 'given'], this.#now());
  }
}
