import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoursePart } from '../../../../shared/features/courses/course-content/schema.ts';
import { flatten, treeOf } from '../../../../shared/features/courses/course-content/tree.ts';
import { Dialog, DialogButtons } from '../../../ui/dialog/dialog.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { courseChoiceQuery } from '../courses/queries.ts';
import { contentQuery } from './content-query.ts';

interface CopyFromDialogProps {
  courseId: string;
  isWorking: boolean;
  onCopy: (source: CoursePart) => void;
  onClose: () => void;
}

export function CopyFromDialog({ courseId, isWorking, onCopy, onClose }: CopyFromDialogProps) {
  const { t } = useTranslation(['courses', 'common', 'ui']);
  const [from, setFrom] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data: others } = useQuery(courseChoiceQuery);
  const { data: content } = useQuery({ ...contentQuery(from ?? ''), enabled: from !== null });
  const nodes = flatten(treeOf(content?.parts ?? []));
  const source = nodes.find(({ part }) => part.id === chosen)?.part;
  return (
    <Dialog title={t('courses:content.copyFrom')} onClose={onClose}>
      <SelectField
        label={t('courses:activity.course')}
        options={(others?.data ?? [])
          .filter(({ id }) => id !== courseId)
          .map(({ id, title }) => ({ value: id, label: title }))}
        searchable
        value={from ?? ''}
        onChange={id => {
          setFrom(id);
          setChosen(null);
        }}
      />
      {from !== null && (
        <SelectField
          label={t('courses:content.copyWhat')}
          description={t('courses:content.copyHelp')}
          options={nodes.map(({ part, depth }) => ({
            value: part.id,
            label: `${'– '.repeat(depth)}${part.title}`,
          }))}
          searchable
          value={chosen ?? ''}
          onChange={setChosen}
        />
      )}
      <DialogButtons onCancel={onClose}>
        <Button loading={isWorking} disabled={!source} onClick={() => source && onCopy(source)}>
          {t('ui:act.copy')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
