import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { IdempotentReplay, unwrapReplay } from '../../../platform/storage/commit.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { isAbsent, type Write } from '../../../platform/storage/write.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';

/** How long the record of a sent reminder is kept, in seconds. This is longer than any session lasts. */
const retentionSeconds = 7 * 86_400;

export class RemindersStore extends OrganizationStore {
  /**
   * Records once that a session begins soon; its owner is notified of this event. If the session is
   * rescheduled, the event is recorded again.
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
