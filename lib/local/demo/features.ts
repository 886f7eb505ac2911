import { makeCases } from './cases/make-cases.ts';
import type { MakeDemoRecords } from './demo-client.ts';
import { makeVisits } from './eye/make-visits.ts';

/** The demonstration's records, feature by feature; later ones may be about earlier ones. A feature is added here. */
export const demoFeatures: MakeDemoRecords[] = [makeCases, makeVisits];
