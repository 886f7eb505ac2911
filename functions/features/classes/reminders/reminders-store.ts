import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';

/** How long sent reminders are stored, in seconds; longer than any session. */
const retentionSeconds = 7 * 86_400;

export class RemindersStore extends OrganizationStore {
  /**
   * Records that the owner of a session was reminded, once. If the session is moved, the owner is reminded
   * again.
   */
  async remind({ id, date, start, reminder }: StoredSessionRow): Promise<void> {
    const what = `class-session:${id}:${start}`;
    const write: Write = {
      put: {
        ...expirationNoticeKey(this.organization, what, date, reminder ?? 0),
        kind: 'told',
        expiresAt: Math.floor(this.origin.now() / 1000) + retentionSeconds,
      },
      when: isAbsent,
      onConditionFailed: () => new IdempotentReplay(undefined),
    };
    const event = { act: 'class-session.reminded', record: id, detail: { date, start } };
    await this.commit(event, [write], undefined).catch(unwrapReplay<undefined>);
  }
}
