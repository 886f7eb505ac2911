import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isId } from '../../../../shared/core/ids.ts';
import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';

interface AddToTimetableButtonProps {
  activity: Pick<ActivityFields, 'addToCalendar'> & { id: string };
}

/** Link that adds the activity to a session; shown only if the activity is marked for the timetable. */
export function AddToTimetableButton({ activity: { id, addToCalendar } }: AddToTimetableButtonProps) {
  const { t } = useTranslation('courses');
  const to = useTo();
  const isReadOnly = useIsReadOnly();
  if (isReadOnly || !addToCalendar) return null;
  const page = to('addToCalendar', {});
  const address = isId('publishedActivity', id) ? to('addToCalendar', { id }) : `${page}?activity=${id}`;
  return (
    <Button
      component={Link}
      to={address}
      variant="default"
      leftSection={<IconCalendarPlus size={18} aria-hidden />}
    >
      {t('addToTimetable')}
    </Button>
  );
}
