import { makeCase } from '../../features/cases/cases/samples.ts';
import { helen } from './act-as.ts';
import { callerOf } from './caller-of.ts';
import { type Lang, pageUrl } from './pages.ts';

/** A child of the clinic whose drafts and visits no other test reads or changes. */
export const newCaseId = async (): Promise<string> =>
  (await makeCase(await callerOf(helen, 'brightwater'))).id;

/** Address of the form for the first visit of a new child. */
export const newVisitUrl = async (lang?: Lang): Promise<string> =>
  pageUrl(`/eye/create?case=${await newCaseId()}`, lang);
