import { useTranslation } from 'react-i18next';
import { idSuffixLength } from '../../../../shared/core/ids.ts';
import type { DayRange } from '../../../../shared/features/classes/school-calendar/day-ranges.ts';
import type { SchoolCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import { useDraft } from '../../../platform/api/use-draft.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toastDone } from '../../../ui/feedback/toast.ts';
import { RangeForm } from './range-form.tsx';
import { useRangeTexts } from './use-range-texts.ts';

interface RangeDialogProps {
  /** Null for new days. */
  range: DayRange | null;
  calendar: SchoolCalendar;
  onClose: () => void;
}

/** Form id for the draft. Days have no id, so their first date identifies the draft. */
const formOf = ({ from }: DayRange): string =>
  `calendarday_${from.replaceAll('-', '').padEnd(idSuffixLength, '0')}`;

export function RangeDialog({ range, calendar, onClose }: RangeDialogProps) {
  const { t } = useTranslation(['schoolCalendar', 'ui']);
  const { titleOf } = useRangeTexts();
  const draftKey = { form: range ? formOf(range) : 'calendarday' };
  const autosave = useDraft(draftKey);
  return (
    <Dialog entries="kept" onClose={onClose} title={t(range ? 'edit' : 'new')} size={640} fillsPhone>
      {autosave !== undefined && (
        <RangeForm
          range={range}
          calendar={calendar}
          draftKey={draftKey}
          autosave={autosave}
          onCancel={onClose}
          onSaved={saved => {
            void toastDone(t(range ? 'ui:done.changed' : 'ui:done.added', { name: titleOf(saved) }));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
