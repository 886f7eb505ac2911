import { daysAfter } from '../../../../shared/core/dates/days.ts';
import { AppError } from '../../../../shared/core/errors.ts';
import type { QrCodeRecord, QrTokenRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import type { ChangedQrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import type { OrganizationRecord } from '../../../../shared/features/organizations/organizations/record.ts';
import { startOfDay } from '../../../platform/days.ts';
import { expirationWrite } from '../../../platform/events/expiration-write.ts';
import type { AuditEvent, Origin } from '../../../platform/storage/commit.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import type { Table } from '../../../platform/storage/table.ts';
import { hasVersion, isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { qrCodeEndKey, qrCodeKey, qrTokenKey } from '../keys.ts';
import { newQrToken } from './new-qr-token.ts';

/** The QR codes of one organisation; at most one code is valid at a time. */
export class QrCodesStore extends OrganizationStore {
  readonly #timeZone: string;

  constructor(table: Table, { slug, timeZone }: OrganizationRecord, origin: Origin) {
    super(table, slug, { ...origin, organization: slug });
    this.#timeZone = timeZone;
  }

  /**
   * Creates a code that replaces the previous one.
   * @param version of the code that the caller has seen; null if there was none
   * @throws version.conflict
   */
  make(before: QrCodeRecord | null, version: number | null, lastDay: string): Promise<ChangedQrCode> {
    if ((before?.version ?? null) !== version) return this.#refuse('qrCode.made');
    const record: QrCodeRecord = {
      token: newQrToken(),
      number: (before?.number ?? 0) + 1,
      lastDay,
      until: this.#endOf(lastDay),
      madeAt: this.now(),
      revokedAt: null,
      version: (version ?? 0) + 1,
    };
    const { token, number, until } = record;
    const { organization } = this;
    const found: QrTokenRecord = { organization, number, until, lastDay };
    const writes: Write[] = [
      {
        put: { ...qrCodeKey(organization), kind: 'qr-code', ...record },
        when: version === null ? isAbsent : hasVersion(version),
        onConditionFailed: conflict,
      },
      { put: { ...qrTokenKey(hashSecret(token)), kind: 'qr-token', ...found }, when: isAbsent },
      ...(before?.revokedAt === null ? [tokenRemoval(before)] : []),
      this.#endMark(lastDay),
    ];
    const detail = { number: String(number), until: lastDay };
    return this.#commit({ act: 'qrCode.made', detail }, writes, record.version);
  }

  /**
   * Changes the last day of a QR code, unless the code was revoked.
   * @throws version.conflict; qr-code.revoked
   */
  async extend(record: QrCodeRecord | null, version: number, lastDay: string): Promise<ChangedQrCode> {
    if (record?.version !== version) return this.#refuse('qrCode.extended');
    if (record.revokedAt !== null) throw new AppError('qr-code.revoked');
    const until = this.#endOf(lastDay);
    const writes: Write[] = [
      {
        update: qrCodeKey(this.organization),
        set: { lastDay, until, version: version + 1 },
        when: hasVersion(version),
        onConditionFailed: conflict,
      },
      {
        update: qrTokenKey(hashSecret(record.token)),
        set: { until, lastDay },
        when: isPresent,
        onConditionFailed: conflict,
      },
      this.#endMark(lastDay),
    ];
    return this.#commit({ act: 'qrCode.extended', detail: { until: lastDay } }, writes, version + 1);
  }

  /** Revokes a QR code, immediately and permanently. @throws version.conflict */
  revoke(record: QrCodeRecord | null, version: number): Promise<ChangedQrCode> {
    if (record?.version !== version) return this.#refuse('qrCode.revoked');
    const writes: Write[] = [
      {
        update: qrCodeKey(this.organization),
        set: { revokedAt: record.revokedAt ?? this.now(), version: version + 1 },
        when: hasVersion(version),
        onConditionFailed: conflict,
      },
      ...(record.revokedAt === null ? [tokenRemoval(record)] : []),
    ];
    return this.#commit({ act: 'qrCode.revoked' }, writes, version + 1);
  }

  #commit(event: Omit<AuditEvent, 'record'>, writes: Write[], version: number): Promise<ChangedQrCode> {
    const { organization: id } = this;
    return this.commit({ ...event, record: id }, writes, { id, version });
  }

  /**
   * Rejects a change with version.conflict through a write that always fails: a retry of an earlier,
   * successful request then gets its stored response.
   */
  #refuse(act: string): Promise<ChangedQrCode> {
    const never: Write = {
      check: qrCodeKey(this.organization),
      when: hasVersion(0),
      onConditionFailed: conflict,
    };
    return this.#commit({ act }, [never], 0);
  }

  #endOf(lastDay: string): string {
    return startOfDay(daysAfter(lastDay, 1), this.#timeZone);
  }

  #endMark(lastDay: string): Write {
    return expirationWrite(qrCodeEndKey(lastDay, this.organization), lastDay);
  }
}

/** Conflict error without the current code, which contains a token. The caller must read the code again. */
const conflict = () => new AppError('version.conflict');

const tokenRemoval = ({ token }: QrCodeRecord): Write => ({ delete: qrTokenKey(hashSecret(token)) });
