import { apiOperations } from '../../../shared/contract.ts';
import { isMutation } from '../../../shared/core/endpoint.ts';
import { isOpenToKeys } from '../../../shared/core/endpoint-errors.ts';
import type { keyScopes } from '../../../shared/core/permissions.ts';
import type { PersonalData } from '../../../shared/core/personal-data.ts';
import { child, makeCase } from '../../features/cases/cases/samples.ts';
import { makeClassWithChild } from '../../features/classes/classes/samples.ts';
import { makeSession, monday } from '../../features/classes/sessions/samples.ts';
import { makeCustomActivity } from '../../features/courses/custom-activities/samples.ts';
import { makeFinishedReport } from '../../features/eye/eye-reports/samples.ts';
import { makeFinishedNote } from '../../features/notes/notes/samples.ts';
import { makeFinishedScreening } from '../../features/screening/screenings/samples.ts';
import type { Clinic } from '../../support/clinic.ts';
import { type Input, sampleOf } from '../../support/samples.ts';

export type Scope = (typeof keyScopes)[number];

/**
 * Endpoints that are open to API keys. Bulk exports are left out: each belongs to the key that started it,
 * and they have tests of their own.
 */
const open = apiOperations.filter(
  ({ endpoint }) => isOpenToKeys(endpoint) && endpoint.needs !== 'fhir-export:start',
);
/** The endpoints from which API keys may read records. */
export const callsOfKeys = open.filter(({ endpoint }) => !isMutation(endpoint));
/** The endpoints through which API keys may add records. */
export const addingCalls = open.filter(({ endpoint }) => isMutation(endpoint));

const { mother } = child;

/** Values of the family in the test samples, by kind of personal data, as responses contain them. */
const valuesOf: [PersonalData, string[]][] = [
  ['childName', [child.fullName, child.otherName]],
  ['birthDate', [child.birthDate]],
  ['gender', [`"gender":"${child.gender}"`]],
  ['contact', [child.contactEmail, child.mobile, mother.email, mother.mobile]],
  ['family', [mother.name, `"title":"${mother.title}"`]],
  ['address', [child.address, `"state":"${child.state}"`, `"country":"${child.country}"`]],
  ['school', [child.school, `"grade":"${child.grade}"`]],
  ['fileNumber', [child.fileNumber]],
];

/** The kinds of personal data of the samples' family that a response contains. */
export const foundIn = (text: string): PersonalData[] =>
  valuesOf.flatMap(([kind, values]) => (values.some(value => text.includes(value)) ? [kind] : []));

/** Makes a child of the samples' family with data of each kind that API keys can read. */
export async function makeFollowedChild(
  { admin }: Pick<Clinic, 'admin'>,
  changes: Parameters<typeof makeCase>[1] = {},
) {
  const { id: caseId } = await makeCase(admin, changes);
  const { id: classId } = await makeClassWithChild(admin, { caseId });
  const activityIds = [(await makeCustomActivity(admin)).id];
  const session = await makeSession(admin, { classIds: [classId], caseIds: [caseId], activityIds });
  const { id: eyeReportId } = await makeFinishedReport(admin, {}, caseId);
  const { id: screeningId } = await makeFinishedScreening(admin, {}, caseId);
  const { id: noteId } = await makeFinishedNote(admin, {}, caseId);
  const [activity] = session.activities;
  return {
    ...{ caseId, classId, eyeReportId, screeningId, noteId },
    ...{ sessionId: session.id, activityId: String(activity?.id) },
  };
}

export type FollowedChild = Awaited<ReturnType<typeof makeFollowedChild>>;

/** Inputs for endpoints whose samples contain less data than the child of `makeFollowedChild`. */
export function inputsOf({ classId, sessionId }: FollowedChild) {
  const inputs: Record<string, Input> = {
    getClass: { classId },
    getSession: { sessionId },
    searchSessions: { from: monday, to: monday },
  };
  return inputs;
}

/**
 * Returns an input for a request by an API key that succeeds and returns data of the sample child's family.
 */
export async function inputOf(
  call: (typeof callsOfKeys)[number],
  clinic: Clinic,
  inputs: Record<string, Input>,
): Promise<Input> {
  const context = { clinic, caller: clinic.admin, maker: clinic.admin };
  return inputs[call.name] ?? (await sampleOf(call).input(context));
}
