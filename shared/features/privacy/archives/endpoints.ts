import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Archive, ArchiveLink } from './schema.ts';

export const archives = {
  getArchive: endpoint({
    method: 'GET',
    path: 'archive',
    summary: 'The newest copy of everything that the organisation has, or how far it is',
    needs: 'archive:prepare',
    input: z.strictObject({}),
    output: Archive,
  }),
  prepareArchive: endpoint({
    method: 'POST',
    path: 'archive',
    summary:
      'Prepares a copy of everything that the organisation has, as a job; a job that is already running is kept',
    needs: 'archive:prepare',
    needsRecentSignIn: true,
    allowedAfterLicenceEnds: true,
    input: z.strictObject({}),
    output: Archive,
  }),
  openArchivePart: endpoint({
    method: 'GET',
    path: 'archive/parts/{part}',
    summary: 'A link to a part of the copy, for the admin who requested it',
    needs: 'archive:prepare',
    needsRecentSignIn: true,
    readEvent: 'archive.opened',
    errors: ['record.missing'],
    input: z.strictObject({ part: z.coerce.number().int().min(1).max(9999) }),
    output: ArchiveLink,
  }),
};
