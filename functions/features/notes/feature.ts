import { templateReactions } from './templates/reactions.ts';
import { templateRecords } from './templates/template-records.ts';

/** Records that calls may load. */
export const records = { ...templateRecords };

/** Journal reactions, by noun. */
export const reactions = [templateReactions];
