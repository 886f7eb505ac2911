import type { OwnedRecordKind } from '../../shared/features/organizations/offboarding/schema.ts';
import { ownedRecords as ofCases } from '../features/cases/feature.ts';
import type { OpenOwnedRecords } from './job-step.ts';

/** What members own, by kind; a kind without its entry does not compile. */
export const ownedRecords: Record<OwnedRecordKind, OpenOwnedRecords> = { ...ofCases };
