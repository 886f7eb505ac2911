import { cases } from './features/cases/feature.ts';
import { consent } from './features/consent/feature.ts';
import { eye } from './features/eye/feature.ts';
import { operations } from './features/operations/feature.ts';
import { organizations } from './features/organizations/feature.ts';
import { people } from './features/people/feature.ts';
import { reports } from './features/reports/feature.ts';
import type { IntegrityFeature } from './integrity-feature.ts';

/** What every feature stores. A feature is added here. */
export const features: IntegrityFeature[] = [organizations, people, consent, cases, eye, reports, operations];
