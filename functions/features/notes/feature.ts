import { templateRecords } from './template-records.ts';
import { templateReactions } from './templates/reactions.ts';

/** Records that calls may load. */
export const records = { ...templateRecords };

/** Journal reactions, by noun. */
export const reactions = [templateReactions];
