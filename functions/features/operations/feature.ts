import { jobMessage } from './jobs/job-message.ts';
import { jobReactions } from './jobs/reactions.ts';
import { requeueJobs } from './jobs/requeue-jobs.ts';
import { notificationReactions } from './notifications/reactions.ts';

/** What follows from the journal, noun by noun. */
export const reactions = [notificationReactions, jobReactions];

/** What the jobs' queue carries. */
export const queueMessage = jobMessage;

/** What is done once an hour. */
export const hourlyTasks = [requeueJobs];
