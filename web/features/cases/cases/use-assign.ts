import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { casesInTransaction, maxCasesPerJob } from '../../../../shared/features/cases/cases/assignment.ts';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import type { CaseQuery } from '../../../../shared/features/cases/cases/schema.ts';
import type { StartedJob } from '../../../../shared/features/operations/jobs/schema.ts';
import { followJob } from '../../../platform/api/running-jobs.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { toastDone, toastFailed, toastNotice } from '../../../ui/feedback/toast.ts';
import { refreshCases } from './queries.ts';

export interface CaseSelection {
  ids?: string[];
  allMatching?: z.input<typeof CaseQuery>;
}

type People = { id: string }[];

/** Saves assignments directly if they fit into one transaction, otherwise as a job. */
export function useAssign() {
  const { t } = useTranslation(['cases', 'moreErrors']);
  const errorText = useErrorText();
  const assigning = useApiMutation(cases.assignCases, refreshCases);
  const starting = useApiMutation(cases.startAssignment);

  /** Returns whether the assignment was saved, or a job that saves it was started. */
  async function assign({ ids, allMatching }: CaseSelection, add: People, remove: People): Promise<boolean> {
    const change = { addIds: add.map(({ id }) => id), removeIds: remove.map(({ id }) => id) };
    const message = add.length > 0 ? 'toast.assigned' : 'toast.unassigned';
    const isSmall = ids !== undefined && ids.length <= casesInTransaction(add.length, remove.length);
    try {
      if (isSmall) {
        await assigning.mutateAsync({ caseIds: ids, ...change });
        toastDone(t(message, { count: ids.length }));
      } else {
        const chosen = ids ? { caseIds: ids.slice(0, maxCasesPerJob) } : { filter: allMatching ?? {} };
        follow(await starting.mutateAsync({ ...chosen, ...change }), message);
      }
      return true;
    } catch (error) {
      toastFailed(errorText(error, 'assign'));
      return false;
    }
  }

  function follow({ id, kind }: StartedJob, message: 'toast.assigned' | 'toast.unassigned'): void {
    followJob({
      id,
      kind,
      label: t('assign.running'),
      onDone: ({ done, skipped }) => {
        refreshCases();
        toastDone(t(message, { count: done - skipped }));
        if (skipped > 0) toastNotice(t('toast.notAssigned', { count: skipped }));
      },
      onStopped: () => {
        refreshCases();
        toastFailed(t('moreErrors:refused.assign'));
      },
    });
  }

  return { assign, isAssigning: assigning.isPending || starting.isPending };
}
