import { Button, Checkbox, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CaseRow, maxAssignees } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useVisibility } from '../../../platform/auth/use-rights.ts';
import { findAmong } from '../../../platform/lookups/colleagues.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { ColleaguePicker } from '../../../ui/picker/colleague-picker.tsx';
import { PersonPicker, type PickedPerson } from '../../../ui/picker/person-picker.tsx';
import { type CaseSelection, useAssign } from './use-assign.ts';

type Assignable = Pick<CaseRow, 'id'> & Partial<Pick<CaseRow, 'assigned'>>;

interface AssignDialogProps {
  /** Cases to assign, with their current assignees if known; unknown assignees cannot be unassigned. */
  rows: readonly Assignable[];
  initial?: readonly PickedPerson[];
  /** The filter of the list, if it matches more rows than are loaded. */
  allMatching: CaseSelection['allMatching'] | undefined;
  onClose: () => void;
  /** Called when the assignment is saved, or started as a job. */
  onDone: () => void;
}

export function AssignDialog({ rows, initial = [], allMatching, onClose, onDone }: AssignDialogProps) {
  const { t } = useTranslation(['cases', 'common']);
  const { organizationUser } = useSession();
  const [add, setAdd] = useState<PickedPerson[]>([...initial].slice(0, maxAssignees));
  const [remove, setRemove] = useState<PickedPerson[]>([]);
  const [isAll, setAll] = useState(false);
  const { assign, isAssigning } = useAssign();
  const isKnown = rows.some(({ assigned }) => assigned !== undefined);
  const seesAll = useVisibility() === 'all';
  const canUnassign = isKnown && (organizationUser?.role === 'admin' || seesAll);
  const isEmpty = add.length + remove.length === 0;

  async function submit(): Promise<void> {
    const chosen: CaseSelection = isAll && allMatching ? { allMatching } : { ids: rows.map(({ id }) => id) };
    if (await assign(chosen, add, remove)) onDone();
  }

  return (
    <Dialog onClose={onClose} title={t('assign.title', { count: rows.length })} size={480}>
      <form
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <ColleaguePicker label={t('assign.to')} value={add} max={maxAssignees} onChange={setAdd} />
          {canUnassign && (
            <PersonPicker
              label={t('assign.takeOff')}
              description={t('assign.takeOffHelp')}
              value={remove}
              max={maxAssignees}
              search={text => findAmong(assignedPeople(rows), text)}
              onChange={setRemove}
            />
          )}
          {allMatching && (
            <Checkbox
              label={t('assign.everything')}
              description={t('assign.everythingHelp')}
              checked={isAll}
              onChange={event => setAll(event.currentTarget.checked)}
            />
          )}
        </Stack>
        <DialogButtons onCancel={onClose}>
          <Button type="submit" disabled={isEmpty} loading={isAssigning}>
            {t('assign.submit')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function assignedPeople(rows: readonly Assignable[]): PickedPerson[] {
  const people = new Map(rows.flatMap(({ assigned = [] }) => assigned).map(person => [person.id, person]));
  return [...people.values()];
}
