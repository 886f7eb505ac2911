import { caseReactions } from './case-reactions.ts';
import { memberReactions } from './member-reactions.ts';
import { moduleReactions } from './module-reactions.ts';
import { reportReactions } from './report-reactions.ts';

export const notificationReactions = [
  ...caseReactions,
  ...memberReactions,
  ...moduleReactions,
  ...reportReactions,
];
