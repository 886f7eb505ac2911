import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import { PendingEmail, RecoveryRecord } from '../../../../shared/features/people/account-security/schema.ts';
import { type AuditEvent, commit } from '../../../platform/storage/commit.ts';
import { PlatformStore } from '../../../platform/storage/platform-store.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { pendingEmailKey, recoveryKey } from '../keys.ts';

export class AccountSecurityStore extends PlatformStore {
  async pendingEmail(sub: string): Promise<PendingEmail | undefined> {
    return this.table.read(PendingEmail, pendingEmailKey(sub));
  }

  async recoveryCodes(sub: string): Promise<RecoveryRecord | undefined> {
    return this.table.read(RecoveryRecord, recoveryKey(sub));
  }

  /** Stores a new email address until the person confirms it. Replaces an earlier unconfirmed one. */
  pendingEmailWrite(sub: string, pending: PendingEmail): Write {
    const expiresAt = Math.floor((Date.parse(pending.until) + dayMs) / 1000);
    return { put: { ...pendingEmailKey(sub), kind: 'pending-email', ...pending, expiresAt }, replaces: true };
  }

  /** Completes the pending change of email address. @throws link.unusable if another change is pending now */
  confirmEmailWrite(sub: string, { tokenHash }: PendingEmail): Write {
    return {
      delete: pendingEmailKey(sub),
      when: { text: '#tokenHash = :hash', values: { ':hash': tokenHash } },
      onConditionFailed: () => new AppError('link.unusable'),
    };
  }

  /** Stores recovery codes, which replace all earlier codes, used or not. */
  recoveryCodesWrite(sub: string, record: RecoveryRecord): Write {
    return { put: { ...recoveryKey(sub), kind: 'recovery', ...record }, replaces: true };
  }

  /** Removes a recovery code that was used. @throws request.invalid if the codes have changed meanwhile */
  useCodeWrite(sub: string, { hashes, madeAt }: RecoveryRecord, used: string): Write {
    const left = hashes.filter(hash => hash !== used);
    return {
      update: recoveryKey(sub),
      set: { hashes: left },
      when: {
        text: '#hashes = :before AND #madeAt = :madeAt',
        values: { ':before': hashes, ':madeAt': madeAt },
      },
      onConditionFailed: wrongCodeError,
    };
  }

  commit<Answer>(act: AuditEvent, writes: Write[], answer: Answer, by = this.origin.by): Promise<Answer> {
    return commit(this.table, { ...this.origin, by }, act, writes, answer);
  }
}

export const wrongCodeError = (): AppError =>
  new AppError('request.invalid', { fields: { code: 'validation.code' } });
