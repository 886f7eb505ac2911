import { memberReactions } from './members/reactions.ts';
import { announceExpirations } from './module-access/announce-expirations.ts';
import { notifyPendingRequests } from './module-access/notify-pending-requests.ts';
import { takeOffboardingStep } from './offboarding/take-offboarding-step.ts';

/** What follows from the journal, noun by noun. */
export const reactions = [memberReactions];

/** How jobs of the feature's kinds go on. */
export const jobSteps = { departure: takeOffboardingStep };

/** What is done once an hour. */
export const hourlyTasks = [announceExpirations, notifyPendingRequests];
