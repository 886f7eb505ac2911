import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import { OrganizationStore } from '../../../platform/storage/organization-store.ts';
import { ClassesStore } from '../classes/classes-store.ts';
import { SessionsStore } from '../sessions/sessions-store.ts';

const maxLength = 80;

/**
 * A session with the name that notifications use: its title, otherwise the names of its classes. The name
 * never contains names of children.
 */
export type ToldSession = StoredSession & { name: string };

export class ToldSessionsStore extends OrganizationStore {
  /** Reads a session, even a removed one. */
  async get(id: string): Promise<ToldSession | undefined> {
    const of = [this.table, this.organization, this.origin] as const;
    const session = await new SessionsStore(...of).get(id);
    if (!session) return undefined;
    const classes = session.title === '' ? await new ClassesStore(...of).getAll(session.classIds) : [];
    const name = session.title || classes.map(record => record.name).join(', ');
    return { ...session, name: [...name].slice(0, maxLength).join('') };
  }
}
