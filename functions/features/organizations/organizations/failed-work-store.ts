import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import {
  type BackgroundWork,
  backgroundWork,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { failedWork, failedWorkKey } from '../keys.ts';

/** How long a message stays in the dead-letter queue, in seconds. */
const retentionSeconds = 14 * 86_400;

const FailedWork = z.object({
  sk: z.string(),
  work: z.enum(backgroundWork),
  /** Slug of the organisation whose work failed; null for work of the platform. */
  organization: Slug.nullable(),
  at: Instant,
  isOver: z.boolean(),
});

export interface WorkPiece {
  work: BackgroundWork;
  /** Group of the queue message: an organisation or a person; empty for an hourly task. */
  group: string;
  /** Id of the record that the message is about, such as a job; empty if it is about the whole group. */
  id: string;
}

export const workPieceName = ({ work, group, id }: WorkPiece): string => failedWorkKey(work, group, id).sk;

/** Background work that failed, until it succeeds. */
export class FailedWorkStore extends TimedStore {
  /** Failed work, newest first, without kinds that only a newer version of the product knows. */
  async list() {
    const items = await this.table.queryAll(failedWork);
    return items
      .flatMap(item => FailedWork.safeParse(item).data ?? [])
      .filter(({ isOver }) => !isOver)
      .sort((one, other) => (one.at > other.at ? -1 : 1));
  }

  put({ work, group, id }: WorkPiece, isOver: boolean): Promise<void> {
    const isOrganization = group !== '' && work !== 'accountDeletions';
    const item = {
      ...failedWorkKey(work, group, id),
      ...{ work, isOver, organization: isOrganization ? group : null },
      at: new Date(this.now()).toISOString(),
      expiresAt: Math.floor(this.now() / 1000) + retentionSeconds,
    };
    return this.table.transact([{ put: item, replaces: true }]);
  }
}
