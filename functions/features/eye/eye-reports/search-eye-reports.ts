import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { parseReference } from '../../../../shared/features/eye/progression/reference.ts';
import type { Handler } from '../../../composition/context.ts';
import { documentsReader } from '../../../platform/documents/read-documents.ts';
import { searchByChild } from '../../../platform/documents/search-by-child.ts';
import { eyeReportListing } from './eye-items.ts';
import { EyeStore } from './eye-store.ts';

/** Reports the caller may see. The search text is a reference number or part of a child's name. */
export const searchEyeReports: Handler<typeof eyeReports.searchEyeReports> = (
  { text, ...search },
  context,
) => {
  const name = text !== '' && parseReference(text) === null ? text : null;
  return searchByChild({ ...search, name }, context, ({ children, cursor, viewer, today }) => {
    const caseIds = children?.flatMap(idsOfCase) ?? null;
    const { organization, openStore } = context;
    const { fastProgression } = organization;
    return openStore(EyeStore).find({ ...search, text, caseIds, today, fastProgression, cursor }, viewer);
  });
};

/** Reads complete finished reports (not only list rows) that the caller may see. */
export const readEyeReports: Handler<typeof eyeReports.readEyeReports> = documentsReader(eyeReportListing);
