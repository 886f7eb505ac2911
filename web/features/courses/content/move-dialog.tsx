import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, partsWithin, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';

interface MoveDialogProps {
  part: CoursePart;
  parts: CoursePart[];
  isWorking: boolean;
  onMove: (parentId: string | null) => void;
  onClose: () => void;
}

const top = 'top';

/** Chooses the folder to move a part to; excludes the part itself and its content. */
export function MoveDialog({ part, parts, isWorking, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['courses', 'common']);
  const [chosen, setChosen] = useState(part.parentId ?? top);
  const own = partsWithin(parts, part.id);
  const folders = flatten(treeOf(parts)).filter(
    node => node.part.type === 'folder' && !own.some(({ id }) => id === node.part.id),
  );
  const options = [
    { value: top, label: t('courses:content.top') },
    ...folders.map(node => ({ value: node.part.id, label: `${'– '.repeat(node.depth)}${node.part.title}` })),
  ];
  return (
    <Dialog title={t('courses:content.moveTitle', { title: part.title })} onClose={onClose}>
      <SelectField
        label={t('courses:content.folder')}
        options={options}
        allowDeselect={false}
        value={chosen}
        onChange={setChosen}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button loading={isWorking} onClick={() => onMove(chosen === top ? null : chosen)}>
          {t('courses:content.action.move')}
        </Button>
      </Group>
    </Dialog>
  );
}
