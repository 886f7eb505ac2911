import {
  ReportLinkRecord,
  reportLinkState,
} from '../../../../shared/features/reports/report-links/record.ts';
import { SendingRecord } from '../../../../shared/features/reports/sending/schema.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ConflictError, retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Write } from '../../../platform/storage/write.ts';
import { reportLinkKey, sendingsOf } from '../keys.ts';

export class LinkRevocationsStore extends OrganizationStore {
  /**
   * Revokes the links of one sending of reports.
   * @param address the recipient whose link is revoked; null for all recipients
   * @returns number of links that were still valid
   */
  revoke(sending: SendingRecord, address: string | null): Promise<{ revoked: number }> {
    const { id, caseId, kinds, to, links, mails } = sending;
    const isWanted = (at: number) => address === null || to[at]?.toLowerCase() === address.toLowerCase();
    const hashes = links.filter((_, at) => isWanted(at));
    return retryOnConflict(async () => {
      const items = await this.table.get(hashes.map(hash => reportLinkKey(this.organization, hash)));
      const open = hashes.flatMap((hash, at) => {
        const link = items[at] && ReportLinkRecord.parse(items[at]);
        return link && reportLinkState(link, this.origin.now()) === 'open' ? [{ hash, link }] : [];
      });
      const answer = { revoked: open.length };
      if (open.length === 0) return answer;
      const revokedMails = mails.filter((_, at) => open.some(({ hash }) => hash === links[at]));
      return this.commit(
        { act: 'reportLink.revoked', record: caseId, detail: { sending: id, kinds, mails: revokedMails } },
        open.map(({ hash, link }) => this.#write(hash, link)),
        answer,
      );
    });
  }

  async revokeAll(caseIds: readonly string[], until: string): Promise<void> {
    for (const caseId of caseIds) {
      const items = await this.table.queryAll(sendingsOf(this.organization, caseId));
      const sendings = items.map(item => SendingRecord.parse(item));
      for (const sending of sendings)
        if (sending.links.length > 0 && sending.sentAt <= until) await this.revoke(sending, null);
    }
  }

  #write(hash: string, { version }: ReportLinkRecord): Write {
    return {
      update: reportLinkKey(this.organization, hash),
      set: { revokedAt: this.now(), version: version + 1 },
      when: hasVersion(version),
      onConditionFailed: () => new ConflictError(),
    };
  }
}
