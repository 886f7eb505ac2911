import { can } from '../../../../../shared/core/permissions.ts';
import type { Case } from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../../platform/auth/use-rights.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';

/** Returns a function that makes the URL of a new NeuroTree entry, filled in from an observation. */
export function useTreeSuggestion() {
  const to = useTo();
  const { role } = useSession();
  const isReadOnly = useIsReadOnly();
  const mayWrite = !isReadOnly && can({ role, visibility: 'all' }, 'tree-entry:create');
  return {
    maySuggest: ({ status }: Pick<Case, 'status'>): boolean => mayWrite && status === 'active',
    suggestionOf: (caseId: string, activityId: string): string => {
      const tree = to('neuroTree', { id: caseId });
      return `${tree}?entry=new&from=${activityId}`;
    },
  };
}
