import {
  IconCalendarDue,
  IconCalendarEvent,
  IconCalendarOff,
  IconCalendarX,
  IconPhone,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BookingDetail } from '../../../../shared/core/dates/booking-detail.ts';
import type { TimelineEntry } from '../../../../shared/features/cases/cases/schema.ts';
import type { TimelineEvent } from '../../../platform/features/case-places.ts';
import { detailText } from '../../../platform/features/timeline-details.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';

const bookingDetails = ['bookedFor', 'bookedBefore'] as const satisfies (keyof BookingDetail)[];

/** Returns in words how an event changed the booked day; null if it did not, or if the day is not known. */
function useBookingText() {
  const { t } = useTranslation('cases');
  const { date } = useCalendarDates();
  return (details: TimelineEntry['details']): string | null => {
    const [bookedFor, bookedBefore] = bookingDetails.map(name => detailText(details, name));
    const before = bookedBefore && date(bookedBefore);
    if (!bookedFor) return before ? t('timeline.booking.cancelled', { day: before }) : null;
    const day = date(bookedFor);
    return before ? t('timeline.booking.moved', { before, day }) : t('timeline.booking.made', { day });
  };
}

function BookingTitle({ entry: { details } }: { entry: TimelineEntry }) {
  const { t } = useTranslation('cases');
  return useBookingText()(details) ?? t('timeline.recall.booked');
}

function BookingFacts({ entry: { details } }: { entry: TimelineEntry }) {
  const text = useBookingText()(details);
  return text && <span>{text}</span>;
}

function CallNote({ entry: { details } }: { entry: TimelineEntry }) {
  const note = detailText(details, 'callNote');
  return note && <p dir="auto">{note}</p>;
}

export const recallTimelineEvents: Record<string, TimelineEvent> = {
  'recall.booked': { title: 'cases:timeline.recall.booked', Icon: IconCalendarDue, Title: BookingTitle },
  'recall.contacted': {
    title: 'cases:timeline.recall.contacted',
    Icon: IconPhone,
    Facts: BookingFacts,
    Details: CallNote,
  },
  'recall.not-needed': {
    title: 'cases:timeline.recall.notNeeded',
    Icon: IconCalendarOff,
    Facts: BookingFacts,
  },
  'recall.undone': {
    title: 'cases:timeline.recall.undone',
    Icon: IconCalendarX,
    Facts: BookingFacts,
    isSystem: true,
  },
  'recall.waiting': { title: 'cases:timeline.recall.waiting', Icon: IconCalendarEvent, Facts: BookingFacts },
};
