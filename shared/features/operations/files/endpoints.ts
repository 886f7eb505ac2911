import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { FileId } from '../../../core/ids.ts';
import type { FileRecord } from './record.ts';
import { LinkedFile, OrganizationUpload, StartedUpload, UploadedFile, uploadErrors } from './schema.ts';

declare module '../../../core/endpoint.ts' {
  interface LoadedRecords {
    file: FileRecord;
  }
}

const FilePath = z.strictObject({ fileId: FileId });

export const files = {
  startUpload: endpoint({
    method: 'POST',
    path: 'files',
    summary: 'Returns an upload form for a file of the organisation',
    needs: 'file:upload',
    status: 201,
    errors: uploadErrors,
    input: OrganizationUpload,
    output: StartedUpload,
  }),
  completeUpload: endpoint({
    method: 'POST',
    path: 'files/{fileId}/complete',
    summary: 'Checks an uploaded file; an invalid file is rejected',
    needs: 'file:upload',
    records: { file: 'fileId' },
    errors: uploadErrors,
    input: FilePath,
    output: UploadedFile,
  }),
  getFile: endpoint({
    method: 'GET',
    path: 'files/{fileId}',
    summary: 'Returns a file with a link that is valid for minutes',
    needs: 'file:read',
    readEvent: 'file.read',
    records: { file: 'fileId' },
    input: FilePath,
    output: LinkedFile,
  }),
};
