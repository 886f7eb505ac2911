import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { AssignDialog } from '../assign-dialog.tsx';
import type { CaseSelection } from '../use-assign.ts';
import { useArchiveMany } from './use-archive-many.ts';

interface CaseSelectionActionsProps {
  selected: CaseRow[];
  /** The filter of the case list, if it matches more cases than are loaded. */
  allMatching: CaseSelection['allMatching'] | undefined;
  onDone: () => void;
}

export function CaseSelectionActions({ selected, allMatching, onDone }: CaseSelectionActionsProps) {
  const { t } = useTranslation(['cases', 'ui']);
  const { change, isChanging } = useArchiveMany();
  const [isAssigning, setAssigning] = useState(false);
  const isArchived = selected.every(({ status }) => status === 'archived');
  const Icon = isArchived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Button
        variant="transparent"
        leftSection={<IconUserPlus size={18} aria-hidden />}
        onClick={() => setAssigning(true)}
      >
        {t('assign.submit')}
      </Button>
      <Button
        variant="transparent"
        leftSection={<Icon size={18} aria-hidden />}
        loading={isChanging}
        onClick={async () => {
          await change(
            selected.map(({ id }) => id),
            isArchived ? 'active' : 'archived',
          );
          onDone();
        }}
      >
        {t(isArchived ? 'ui:act.restore' : 'ui:act.archive')}
      </Button>
      {isAssigning && (
        <AssignDialog
          rows={selected}
          allMatching={allMatching}
          onClose={() => setAssigning(false)}
          onDone={() => {
            setAssigning(false);
            onDone();
          }}
        />
      )}
    </>
  );
}
