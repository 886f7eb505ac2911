import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

/** Most characters of what a notification calls a session. */
const maxLength = 80;

/** A session with what a notification calls it: its title, else its classes; children are not named. */
export type ToldSession = StoredSession & { name: string };

/** Sessions as notifications tell of them. */
export class ToldSessionsStore extends OrganizationStore {
  /** Also one that has been removed. */
  async get(id: string): Promise<ToldSession | undefined> {
    const of = [this.table, this.organization, this.origin] as const;
    const session = await new SessionsStore(...of).get(id);
    if (!session) return undefined;
    const classes = session.title === '' ? await new ClassesStore(...of).getAll(session.classIds) : [];
    const name = session.title || classes.map(one => one.name).join(', ');
    return { ...session, name: [...name].slice(0, maxLength).join('') };
  }
}
