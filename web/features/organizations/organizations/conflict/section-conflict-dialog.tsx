import { FieldConflictDialog } from '../../../../ui/dialog/field-conflict-dialog.tsx';
import { useChangedValue } from '../use-changed-value.ts';
import type { SectionConflict } from '../use-section-form.ts';
import { useLastChange } from './use-last-change.ts';
import { useSettingText } from './use-setting-text.ts';

export function SectionConflictDialog({ conflict }: { conflict: SectionConflict }) {
  const { theirs, fields, valuesOf, ...choices } = conflict;
  const { nameOf } = useChangedValue();
  const other = useLastChange(theirs);
  const textOf = useSettingText();
  if (!other) return null;
  return (
    <FieldConflictDialog
      other={other}
      conflicts={fields.map(({ name, isMine }) => ({
        key: name,
        label: nameOf(name),
        theirs: textOf(name, valuesOf('theirs')),
        mine: textOf(name, valuesOf('mine')),
        isMine,
      }))}
      {...choices}
    />
  );
}
