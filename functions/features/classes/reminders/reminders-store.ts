import type { StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { expirationNoticeKey } from '../../organizations/module-access-keys.ts';

/** How long the record of a sent reminder is kept. This is longer than any session lasts. */
const keptDays = 7;

export class RemindersStore extends OrganizationStore {
  /**
   * Records once that a session begins soon; its owner is notified of this event. If the session is
   * rescheduled, the event is recorded again.
   */
  async remind({ id, date, start, reminder }: StoredSessionRow): Promise<void> {
    const what = `class-session:${id}:${start}`;
    const marker = expirationNoticeKey(this.organization, what, date, reminder ?? 0);
    const event = { act: 'class-session.reminded', record: id, detail: { date, start } };
    await this.commitOnce(marker, event, { keptDays });
  }
}
