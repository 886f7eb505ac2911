import { FieldConflictDialog } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { useChangedValue } from '../use-changed-value.ts';
import type { SectionConflict } from '../use-section-form.ts';
import { sectionParts } from './section-conflicts.ts';
import { useLastChange } from './use-last-change.ts';
import { useSettingText } from './use-setting-text.ts';

export function SectionConflictDialog({ conflict }: { conflict: SectionConflict }) {
  const { record, ...versions } = conflict;
  const { nameOf } = useChangedValue();
  const other = useLastChange(record);
  const textOf = useSettingText();
  if (!other) return null;
  return (
    <FieldConflictDialog other={other} parts={sectionParts} labelOf={nameOf} textOf={textOf} {...versions} />
  );
}
