import { jobMessage } from './jobs/job-message.ts';
import { jobReactions } from './jobs/reactions.ts';
import { requeueJobs } from './jobs/requeue-jobs.ts';
import { notificationReactions } from './notifications/reactions.ts';

/** Journal reactions, by noun. */
export const reactions = [notificationReactions, jobReactions];

/** The feature's message in the jobs' queue. */
export const queueMessage = jobMessage;

/** Tasks of the hourly schedule. */
export const hourlyTasks = [requeueJobs];
