import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CaseId } from '../../../core/ids.ts';
import { CaseRights } from '../case-rights/schema.ts';
import { BundleLink } from './schema.ts';

const ofCase = z.strictObject({ caseId: CaseId });
const records = { case: 'caseId', caseRights: 'caseId' } as const;

export const childData = {
  prepareBundle: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/bundle',
    summary:
      'Prepares a ZIP file of everything stored about a child, as a job; a job that is already running is kept',
    needs: 'case:rights',
    records,
    allowedWhileRestricted: true,
    allowedAfterLicenceEnds: true,
    errors: ['report.changed'],
    input: ofCase.extend({
      /**
       * True if the caller confirms that finished documents are included although facts that they print have
       * changed since then.
       */
      changesAcknowledged: z.boolean().default(false),
    }),
    output: CaseRights,
  }),
  openBundle: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/bundle',
    summary: 'A link to the file, for the admin who requested it',
    needs: 'case:rights',
    readEvent: 'rights.bundle-opened',
    records,
    input: ofCase,
    output: BundleLink,
  }),
};
