import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { areStepsDismissed, dismissSteps, showStepsAgain } from './dismissed-steps.ts';
import { type Steps, useSteps } from './use-steps.ts';

export interface FirstSteps extends Steps {
  /** `whole` in place of what needs attention, while there is no case; `line` above it. */
  shown: 'whole' | 'line' | 'nothing';
  dismiss: () => void;
  showAgain: () => void;
}

/**
 * The first steps, until all of them are done or the reader does not want to see them. Whoever sees only some
 * cases cannot know whether there are others; once there are cases the rest is for admins to do.
 */
export function useFirstSteps(): FirstSteps {
  const { id, role, organization, organizationUser } = useSession();
  const slug = organization?.organizationSlug ?? '';
  const [isDismissed, setDismissed] = useState(() => areStepsDismissed(id, slug));
  const isAsked = organizationUser?.visibility === 'all' && !isDismissed;
  const { data } = useQuery({
    queryKey: ['cases', 'count'],
    queryFn: () => call(cases.searchCases, { limit: 1, withTotal: true }),
    enabled: isAsked,
  });
  const total = data?.meta.total;
  const isForReader = isAsked && total != null && (total === 0 || role === 'admin');
  const steps = useSteps(total !== 0, isForReader);
  const isDone = isForReader && !steps.isPending && steps.steps.every(({ state }) => state === 'done');
  useEffect(() => {
    if (isDone) dismissSteps(id, slug);
  }, [isDone, id, slug]);
  const isShown = isForReader && !isDone && (total === 0 || !steps.isPending);
  return {
    ...steps,
    shown: isShown ? (total === 0 ? 'whole' : 'line') : 'nothing',
    dismiss: () => {
      dismissSteps(id, slug);
      setDismissed(true);
    },
    showAgain: () => {
      showStepsAgain(id, slug);
      setDismissed(false);
    },
  };
}
