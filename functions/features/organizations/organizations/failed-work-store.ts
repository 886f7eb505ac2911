import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import {
  type BackgroundWork,
  backgroundWork,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { TimedStore } from '../../../platform/storage/platform-store.ts';
import { failedWork, failedWorkKey } from '../keys.ts';

const retentionSeconds = 3 * 86_400;

const FailedWork = z.object({
  work: z.enum(backgroundWork),
  /** Slug of the organisation that it is done for; null for the platform. */
  organization: Slug.nullable(),
  at: Instant,
  /** It has succeeded since. */
  isOver: z.boolean(),
});

/** Background work that failed and has not succeeded since, for three days. */
export class FailedWorkStore extends TimedStore {
  async list() {
    const items = await this.table.queryAll(failedWork);
    return items
      .map(item => FailedWork.parse(item))
      .filter(({ isOver }) => !isOver)
      .sort((one, other) => (one.at > other.at ? -1 : 1));
  }

  /** @param message id of the message in the queue; empty for an hourly task */
  put(work: BackgroundWork, message: string, organization: string | null, isOver = false): Promise<void> {
    const item = {
      ...failedWorkKey(work, message),
      ...{ work, organization, isOver, at: new Date(this.now()).toISOString() },
      expiresAt: Math.floor(this.now() / 1000) + retentionSeconds,
    };
    return this.table.transact([{ put: item, replaces: true }]);
  }
}
