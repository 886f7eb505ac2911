import { recordCount as ofCases } from '../features/cases/feature.ts';
import { recordCount as ofNotes } from '../features/notes/feature.ts';
import type { RecordCount } from './record-count.ts';

export const recordCounts: RecordCount[] = [ofCases, ofNotes];
