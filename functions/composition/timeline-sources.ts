import { timelineSources as ofClasses } from '../features/classes/feature.ts';
import { timelineSources as ofEye } from '../features/eye/feature.ts';
import { timelineSources as ofNotes } from '../features/notes/feature.ts';
import { timelineSources as ofScreening } from '../features/screening/feature.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Sources of entries in the timeline of a case, in addition to the journal of the case. */
export const timelineSources: TimelineSource[] = [...ofEye, ...ofNotes, ...ofScreening, ...ofClasses];
