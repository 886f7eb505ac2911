import { AppError } from '../../../../shared/core/errors.ts';
import { pageSize } from '../../../../shared/core/limits.ts';
import { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import { CertificateRecord } from '../../../../shared/features/people/profile/schema.ts';
import { personKey } from '../../../platform/storage/keys.ts';
import { TableStore } from '../../../platform/storage/platform-store.ts';
import { isAbsent, isPresent, type Write } from '../../../platform/storage/write.ts';
import { certificateIndex, certificateKey, certificatesOf, waitingCertificates } from '../keys.ts';

export const maxCertificates = 50;

interface WaitingCertificateRecord {
  person: PersonRecord;
  certificate: CertificateRecord;
}

export class CertificatesStore extends TableStore {
  async list(person: string): Promise<CertificateRecord[]> {
    const { items } = await this.table.query(certificatesOf(person), { limit: maxCertificates });
    return items.map(item => CertificateRecord.parse(item));
  }

  /** @throws record.missing */
  async get(person: string, id: string): Promise<CertificateRecord> {
    const [item] = await this.table.get([certificateKey(person, id)]);
    if (!item) throw new AppError('record.missing');
    return CertificateRecord.parse(item);
  }

  /**
   * Certificates that wait for review, oldest first, with their owners. The index may lag behind; reviewed
   * ones are left out.
   */
  async listWaiting(
    cursor: string | null,
  ): Promise<{ found: WaitingCertificateRecord[]; next: string | null }> {
    const { items, next } = await this.table.query(waitingCertificates, { limit: pageSize, cursor });
    const lines = items.map(({ row }) => row as { person: string; id: string });
    const keys = lines.flatMap(({ person, id }) => [personKey(person), certificateKey(person, id)]);
    const read = await this.table.get(keys);
    const found = lines.flatMap((_, index) => {
      const [person, item] = read.slice(index * 2, index * 2 + 2);
      const certificate = item && CertificateRecord.parse(item);
      if (!person || certificate?.status !== 'waiting') return [];
      return [{ person: PersonRecord.parse(person), certificate }];
    });
    return { found, next };
  }

  /** @throws version.conflict if the certificate is no longer waiting for review */
  decideWrite(person: string, { id, status, reason }: CertificateRecord): Write {
    return {
      update: certificateKey(person, id),
      set: { status, reason },
      remove: Object.keys(certificateIndex('', person, id)),
      when: { text: '#status = :waiting', values: { ':waiting': 'waiting' } },
      onConditionFailed: existing =>
        existing
          ? new AppError('version.conflict', { current: CertificateRecord.parse(existing) })
          : new AppError('record.missing'),
    };
  }

  addWrite(person: string, record: CertificateRecord): Write {
    const { id, title, module, addedAt } = record;
    return {
      put: {
        ...certificateKey(person, id),
        ...certificateIndex(addedAt, person, id),
        kind: 'certificate',
        row: { person, id, title, module, addedAt },
        ...record,
      },
      when: isAbsent,
    };
  }

  removeWrite(person: string, id: string): Write {
    return {
      delete: certificateKey(person, id),
      when: isPresent,
      onConditionFailed: () => new AppError('record.missing'),
    };
  }
}
