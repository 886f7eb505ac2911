import { useTranslation } from 'react-i18next';
import { CallError } from '../../platform/api/call-error.ts';
import { type FileRule, rejectionOf, type UploadError, uploadErrorOf } from '../file/file-rules.ts';
import { toastFailed } from './toast.ts';

/** Finds out why a file is refused, and says so in a toast; the field shows the same text beside the file. */
export function useFileFaults() {
  const { t } = useTranslation('ui');
  function told(fault: UploadError | undefined): UploadError | undefined {
    if (fault) void toastFailed(t(`file.${fault}`));
    return fault;
  }
  return {
    /** Fault of a file before its upload; undefined if it may be uploaded. */
    checked: (file: File, rule: FileRule) => told(rejectionOf(file, rule)),
    /** Fault that the server found; undefined if a retry may help. */
    refused: (error: unknown) => told(error instanceof CallError ? uploadErrorOf(error.code) : undefined),
    told,
  };
}
