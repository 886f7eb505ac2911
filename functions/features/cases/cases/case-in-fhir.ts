import { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { patientResources } from '../../../../shared/features/cases/fhir/patient.ts';
import type { CaseDataPart } from '../../../composition/case-data-part.ts';

type ToFhir = NonNullable<CaseDataPart['fhir']>;

/** A case that was merged is told of by the other one. */
export const caseInFhir: ToFhir = async ({ organization, items }) =>
  items
    .filter(({ sk, mergedInto }) => sk === 'CASE' && !mergedInto)
    .flatMap(item => patientResources(Case.parse(item), { organization, base: null }));
