import type { classSessions } from '../../../../shared/features/classes/sessions/endpoints.ts';
import type { StoredSession } from '../../../../shared/features/classes/sessions/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { retryOnConflict } from '../../../platform/storage/retry-on-conflict.ts';
import { readView } from './read-view.ts';
import { removalsOf } from './remove-session.ts';
import { detailOf } from './sessions-in-scope.ts';
import { SessionsStore } from './sessions-store.ts';

/** Whether a session is as it was created: every change, evaluations too, raises the version. */
const isUnchanged = ({ version }: StoredSession): boolean => version === 1;

export const undoCopyOfWeek: Handler<typeof classSessions.undoCopyOfWeek> = ({ sessionIds }, context) =>
  retryOnConflict(async () => {
    const { actor, now, openStore } = context;
    const store = openStore(SessionsStore);
    const records = await store.getAll([...new Set(sessionIds)]);
    const view = await readView(context, { dates: [], about: records });
    const present = records.filter(record => record.removedAt === null && view.maySee(record));
    const unchanged = present.filter(record => record.owner.id === actor.id && isUnchanged(record));
    const answer = { removed: unchanged.length, kept: present.length - unchanged.length };
    const [first] = unchanged;
    if (!first) return answer;
    const event = { act: 'class-session.removed', record: first.id, ...detailOf(unchanged) };
    return store.change(removalsOf(unchanged, store, now()), event, answer);
  });
