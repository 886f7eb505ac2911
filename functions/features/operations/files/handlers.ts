import { files } from '../../../../shared/features/operations/files/endpoints.ts';
import type { Handlers } from '../../../composition/context.ts';
import { completeUploadHandler } from './complete-upload.ts';
import { getFileHandler } from './get-file.ts';
import { startUploadHandler } from './start-upload.ts';

export const endpoints = files;

export const handlers: Handlers<typeof files> = {
  startUpload: startUploadHandler,
  completeUpload: completeUploadHandler,
  getFile: getFileHandler,
};
