import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { cases } from '../../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useVisibility } from '../../../platform/auth/use-rights.ts';
import { type Steps, useSteps } from './use-steps.ts';

/** Storage key of the organisations whose first steps a user has completed or hidden on this device. */
const keyOf = (person: string) => `lumitree.first-steps.${person}`;

const dismissed = (person: string): string[] =>
  (localStorage.getItem(keyOf(person)) ?? '').split(' ').filter(Boolean);

const areStepsDismissed = (person: string, organization: string): boolean =>
  dismissed(person).includes(organization);

function dismissSteps(person: string, organization: string): void {
  const all = new Set([...dismissed(person), organization]);
  localStorage.setItem(keyOf(person), [...all].join(' '));
}

function showStepsAgain(person: string, organization: string): void {
  const others = dismissed(person).filter(id => id !== organization);
  localStorage.setItem(keyOf(person), others.join(' '));
}

export interface FirstSteps extends Steps {
  /**
   * `whole`: the first steps replace the attention list, while there are no cases. `line`: they are one line
   * above it.
   */
  shown: 'whole' | 'line' | 'nothing';
  dismiss: () => void;
  showAgain: () => void;
}

/**
 * State of the first steps of an organisation, shown until all are done or the user hides them. Not shown to
 * users limited to selected cases, who cannot know whether there are other cases; once there are cases, shown
 * only to admins.
 */
export function useFirstSteps(): FirstSteps {
  const { id, role, organization } = useSession();
  const slug = organization?.organizationSlug ?? '';
  const [isDismissed, setDismissed] = useState(() => areStepsDismissed(id, slug));
  const isAsked = useVisibility() === 'all' && !isDismissed;
  const { data } = useQuery({
    queryKey: ['cases', 'count'],
    queryFn: ({ signal }) => call(cases.searchCases, { limit: 1, withTotal: true }, { signal }),
    enabled: isAsked,
  });
  const total = data?.meta.total;
  const isAdmin = role === 'admin';
  const isForReader = isAsked && total != null && (total === 0 || isAdmin);
  const steps = useSteps(total !== 0, isForReader || (isAsked && isAdmin));
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
