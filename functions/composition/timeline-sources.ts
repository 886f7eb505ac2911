import { timelineSources as ofClasses } from '../features/classes/feature.ts';
import { timelineSources as ofEye } from '../features/eye/feature.ts';
import { timelineSources as ofNotes } from '../features/notes/feature.ts';
import { timelineSources as ofScreening } from '../features/screening/feature.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Whatever stands in the timeline of a case beside the events of its journal. */
export const timelineSources: TimelineSource[] = [...ofEye, ...ofNotes, ...ofScreening, ...ofClasses];
