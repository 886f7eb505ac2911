import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { patientResources } from '../../../../shared/features/cases/fhir/patient.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';

/** Merged cases are left out, because the surviving case covers them. */
export const caseInFhir: ResourcesOf = async ({ organization, items }) =>
  items
    .filter(({ sk, mergedInto }) => sk === 'CASE' && !mergedInto)
    .flatMap(item => patientResources(Case.parse(item), { organization, base: null }));
