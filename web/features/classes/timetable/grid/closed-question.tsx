import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '../../../../../shared/features/classes/school-calendar/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { useRangeTexts } from '../../school-calendar/use-range-texts.ts';
import { useDayTexts } from '../use-day-texts.ts';

interface ClosedQuestionProps {
  day: CalendarDay;
  /** True if the user creates a session on a closed day, false if they move one there. */
  isNew: boolean;
  onGoOn: () => void;
  onLeave: () => void;
}

export function ClosedQuestion({ day, isNew, onGoOn, onLeave }: ClosedQuestionProps) {
  const { t } = useTranslation(['timetable', 'common']);
  const { full } = useDayTexts();
  const { titleOf } = useRangeTexts();
  const name = useSession().organization?.name ?? '';
  return (
    <Dialog title={t('closed.title', { name })} onClose={onLeave} size={440}>
      <p>{t(isNew ? 'closed.create' : 'closed.move', { date: full(day.date), reason: titleOf(day) })}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" data-autofocus onClick={onLeave}>
          {t('common:cancel')}
        </Button>
        <Button onClick={onGoOn}>{t(isNew ? 'closed.createAnyway' : 'closed.moveAnyway')}</Button>
      </Group>
    </Dialog>
  );
}
