import type * as z from 'zod';
import type { Endpoint, RequestOf, ResponseOf } from '../../../shared/core/endpoint.ts';
import { undoOf } from '../../platform/api/unchanged.ts';
import { useApiMutation } from '../../platform/api/use-api-mutation.ts';
import type { Fallback } from '../../platform/i18n/use-error-text.ts';
import { toastDone } from './toast.ts';
import { useAttempt } from './use-attempt.ts';

interface Deletion<Remove extends Endpoint, Restore extends Endpoint> {
  remove: Remove;
  restore: Restore;
  /** The record, as input of `restore`. */
  record: RequestOf<Restore>;
  /** Keeps the deleted or restored record for the pages that show it. */
  keep: (answer: ResponseOf<Remove> | ResponseOf<Restore>) => unknown;
  said: { removed: string; restored: string };
  fallback?: Fallback;
}

/** Deletes a record, with undo, and restores it. Both resolve to whether they succeeded. */
export function useDeletion<
  Remove extends Endpoint & { output: z.ZodType<object> },
  Restore extends Endpoint,
>({ remove, restore, record, keep, said, fallback = 'edit' }: Deletion<Remove, Restore>) {
  const attempt = useAttempt(fallback);
  const removing = useApiMutation(remove, keep);
  const restoring = useApiMutation(restore, keep);
  const bringBack = () =>
    attempt(async () => {
      await restoring.mutateAsync(record);
      void toastDone(said.restored);
    });
  return {
    isPending: removing.isPending || restoring.isPending,
    restore: bringBack,
    remove: (input: RequestOf<Remove>) =>
      attempt(async () => {
        const answer = await removing.mutateAsync(input);
        void toastDone(said.removed, undoOf(answer, bringBack));
      }),
  };
}
