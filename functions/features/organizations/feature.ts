import { memberReactions } from './members/reactions.ts';
import { announceExpirations } from './module-access/announce-expirations.ts';
import { notifyPendingRequests } from './module-access/notify-pending-requests.ts';
import { takeOffboardingStep } from './offboarding/take-offboarding-step.ts';

/** Journal reactions, by noun. */
export const reactions = [memberReactions];

/** Steps of the feature's jobs, by kind. */
export const jobSteps = { departure: takeOffboardingStep };

/** Tasks of the hourly schedule. */
export const hourlyTasks = [announceExpirations, notifyPendingRequests];
