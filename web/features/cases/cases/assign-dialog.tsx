import { Button, Checkbox, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assignedAtMost, type CaseRow } from '../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { findColleagues } from '../../../platform/lookups/colleagues.ts';
import { PersonPicker, type PickedPerson } from '../../../ui/picker/person-picker.tsx';
import { type CaseSelection, useAssign } from './use-assign.ts';

interface AssignDialogProps {
  rows: CaseRow[];
  /** What the list shows, where there is more of it than is loaded. */
  everything: CaseSelection['everything'] | undefined;
  onClose: () => void;
  /** The cases have changed hands, or are on their way to. */
  onDone: () => void;
}

/** Gives cases to colleagues and takes them from others. */
export function AssignDialog({ rows, everything, onClose, onDone }: AssignDialogProps) {
  const { t } = useTranslation(['cases', 'common']);
  const { organizationUser } = useSession();
  const [add, setAdd] = useState<PickedPerson[]>([]);
  const [remove, setRemove] = useState<PickedPerson[]>([]);
  const [isAll, setAll] = useState(false);
  const { assign, isAssigning } = useAssign();
  const mayTakeOff = organizationUser?.role === 'admin' || organizationUser?.visibility === 'all';
  const isNothing = add.length + remove.length === 0;

  async function submit(): Promise<void> {
    const chosen = isAll && everything ? { everything } : { ids: rows.map(({ id }) => id) };
    if (await assign(chosen, add, remove)) onDone();
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('assign.title', { count: rows.length })}
      size={480}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form
        onSubmit={event => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="md">
          <PersonPicker
            label={t('assign.to')}
            value={add}
            atMost={assignedAtMost}
            search={findColleagues}
            onChange={setAdd}
          />
          {mayTakeOff && (
            <PersonPicker
              label={t('assign.takeOff')}
              description={t('assign.takeOffHelp')}
              value={remove}
              atMost={assignedAtMost}
              search={async text => peopleOf(rows, text)}
              onChange={setRemove}
            />
          )}
          {everything && (
            <Checkbox
              label={t('assign.everything')}
              description={t('assign.everythingHelp')}
              checked={isAll}
              onChange={event => setAll(event.currentTarget.checked)}
            />
          )}
        </Stack>
        <Group justify="flex-end" gap="xs" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={isNothing} loading={isAssigning}>
            {t('assign.submit')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Whom these cases are assigned to, by part of their name. */
function peopleOf(rows: CaseRow[], text: string): PickedPerson[] {
  const wanted = text.toLocaleLowerCase();
  const people = new Map(rows.flatMap(row => row.assigned).map(person => [person.id, person]));
  return [...people.values()].filter(({ fullName }) => fullName.toLocaleLowerCase().includes(wanted));
}
