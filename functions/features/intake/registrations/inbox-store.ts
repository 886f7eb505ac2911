import { AppError } from '../../../../shared/core/errors.ts';
import {
  type GivenText,
  RegistrationRecord,
} from '../../../../shared/features/intake/registrations/record.ts';
import type { RegistrationFields } from '../../../../shared/features/intake/registrations/schema.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { Inbox } from '../../../platform/storage/inbox.ts';
import { registrationKey } from '../registration-keys.ts';

interface Sent {
  code: number;
  /** Id that the form generates for each child. */
  submission: string;
  given: GivenText[];
  fields: RegistrationFields;
}

export class InboxStore extends Inbox<RegistrationRecord> {
  protected readonly kind = 'registration';
  protected readonly schema = RegistrationRecord;
  protected readonly keyOf = registrationKey;
  protected readonly content: [string, string] = ['fields', 'given'];

  /** @throws idempotency.other-body if the same submission was sent with another body */
  leave({ code, submission, given, fields }: Sent): Promise<void> {
    const record: RegistrationRecord = {
      id: hashSecret(`${this.organization}\n${submission}`),
      organization: this.organization,
      code,
      /**
       * Hash of the request's body, kept longer than the body. The hash also covers the submission id, which
       * is not stored, so nobody can check guesses of the body against it.
       */
      bodyHash: hashSecret(`${submission}\n${JSON.stringify(fields)}`),
      given,
      fields,
      at: new Date(this.now()).toISOString(),
    };
    return this.leaveOnce(record, () => new AppError('idempotency.other-body'));
  }
}
