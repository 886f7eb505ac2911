import { canSeeCase } from '../../../shared/core/can-see-case.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { DaySource } from '../../composition/day-source.ts';
import type { FieldSource } from '../../composition/field-source.ts';
import type { OpenOwnedRecords } from '../../composition/job-step.ts';
import type { RecordCount } from '../../composition/record-count.ts';
import { keyOf, type RecordTypes } from '../../platform/http/record-types.ts';
import { caseKey } from '../../platform/storage/keys.ts';
import { readAssignable as readAssignableMembers } from './assignment/assignment.ts';
import { takeAssignmentStep } from './assignment/take-assignment-step.ts';
import { CasesStore } from './cases/cases-store.ts';
import type { checkFields } from './cases/check-fields.ts';
import { caseReactions } from './cases/reactions.ts';
import { requireSameCase as refuseMerged } from './cases/require-same-case.ts';
import { duplicateReactions } from './duplicates/reactions.ts';
import { mergeReactions } from './merges/reactions.ts';

export const records: RecordTypes<'case'> = {
  case: {
    key: keyOf('case', caseKey),
    keyOfCase: caseKey,
    schema: async () => (await import('../../../shared/features/cases/cases/schema.ts')).Case,
    isVisible: (record, sub, scope, role) => canSeeCase({ id: sub, scope, role }, record),
    assertWritable: ({ status }) => {
      if (status === 'restricted') throw new AppError('case.restricted');
    },
  },
};

export const checkCaseFields = async (...args: Parameters<typeof checkFields>) =>
  (await import('./cases/check-fields.ts')).checkFields(...args);

export const readAssignable = readAssignableMembers;

export const requireSameCase = refuseMerged;

export const reactions = [caseReactions, mergeReactions, duplicateReactions];

export const jobSteps = { assignment: takeAssignmentStep };

export const caseData: CaseDataPart[] = [
  { erase: async scope => (await import('./drafts/erase-drafts.ts')).eraseDrafts(scope) },
  { erase: async scope => (await import('./cases/search/old-entries.ts')).eraseOldEntries(scope) },
  {
    fhir: {
      types: ['Patient', 'RelatedPerson'],
      needs: 'case:read',
      open: async () => (await import('./cases/case-in-fhir.ts')).caseInFhir,
    },
  },
];

export const ownedRecords = {
  cases: async (...scope: Parameters<OpenOwnedRecords>) => new CasesStore(...scope),
};

export const recordCount: RecordCount = {
  kind: 'cases',
  count: ({ table, organization, origin }) => new CasesStore(table, organization, origin).count('active'),
};

export const mergeFields: FieldSource[] = [
  {
    names: ['case.fullName', 'case.otherName', 'case.age', 'case.birthDate', 'case.gender', 'case.school'],
    module: null,
    read: async subject => ({
      values: (await import('./cases/case-fields.ts')).caseFieldValues(subject),
    }),
  },
];

export const daySources: DaySource[] = [
  {
    kind: 'cases',
    module: null,
    list: async (...of) => (await import('./analytics/days-of-cases.ts')).daysOfCases(...of),
  },
];
