import { CalendarSubscriptionRecord } from '../../../shared/features/classes/calendar-subscriptions/record.ts';

export const schema = CalendarSubscriptionRecord;
