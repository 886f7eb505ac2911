import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';

export const endpoints = analytics;

export const handlers: Handlers<typeof analytics> = {
  countDays: async (...call) => (await import('./count-days.ts')).countDaysHandler(...call),
  listActivity: async (...call) => (await import('./list-activity.ts')).listActivityHandler(...call),
};
