import { daySources as ofCases } from '../features/cases/feature.ts';
import { daySources as ofClasses } from '../features/classes/feature.ts';
import { daySources as ofEye } from '../features/eye/feature.ts';
import { daySources as ofNotes } from '../features/notes/feature.ts';
import { daySources as ofScreening } from '../features/screening/feature.ts';
import type { DaySource } from './day-source.ts';

export const daySources: DaySource[] = [...ofCases, ...ofEye, ...ofScreening, ...ofNotes, ...ofClasses];
