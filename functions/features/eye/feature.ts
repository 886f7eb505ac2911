import { eyeReactions } from './eye-reports/reactions.ts';
import { linkedEyeReport } from './report-documents/linked-report.ts';

/** Journal reactions, by noun. */
export const reactions = [eyeReactions];

/** Records whose reports are opened by a link, by the kind of their ids. */
export const linkedRecords = { eyeReport: linkedEyeReport };
