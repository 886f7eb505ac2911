import type { Parts } from '../../../platform/features/parts.ts';
import { AssignDialog } from './assign-dialog.tsx';

/** Assigns children that another feature shows, such as those of a class. */
export function Component({ caseIds, people, onClose }: Parts['assignDialog']) {
  return (
    <AssignDialog
      rows={caseIds.map(id => ({ id }))}
      initial={people}
      allMatching={undefined}
      onClose={onClose}
      onDone={onClose}
    />
  );
}
