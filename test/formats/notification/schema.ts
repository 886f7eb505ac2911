import { NotificationRecord } from '../../../shared/features/operations/notifications/record.ts';

export const schema = NotificationRecord;
