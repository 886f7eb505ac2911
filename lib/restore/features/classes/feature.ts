import type { IntegrityFeature } from '../../integrity-feature.ts';
import { classRules } from './class-rules.ts';
import { sessionRules } from './session-rules.ts';

export const classes: IntegrityFeature = { rules: [classRules, sessionRules] };
