import { linkedRecords as ofClasses } from '../features/classes/feature.ts';
import { linkedRecords as ofEye } from '../features/eye/feature.ts';
import { linkedRecords as ofNotes } from '../features/notes/feature.ts';
import { linkedRecords as ofScreening } from '../features/screening/feature.ts';
import type { LinkedRecordTypes } from './linked-record-type.ts';

export const linkedRecords: LinkedRecordTypes = { ...ofEye, ...ofScreening, ...ofNotes, ...ofClasses };
