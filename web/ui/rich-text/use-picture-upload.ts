import { useState } from 'react';
import { CallError } from '../../platform/api/call-error.ts';
import { uploaderFor } from '../../platform/api/upload-file.ts';
import { rejectionOf, type UploadError, uploadErrorOf } from '../file/file-rules.ts';
import { ruleFor } from '../file/use-picture.ts';

const purpose = 'template-picture';

/** Uploads pictures one by one; each is inserted where the caret is then. */
export function usePictureUpload(onUploaded: (fileId: string) => void) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<UploadError | null>(null);

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setFault(null);
    setSending(true);
    for (const file of files) {
      const refusal = rejectionOf(file, ruleFor(purpose));
      if (refusal) setFault(refusal);
      else await sendOne(file);
    }
    setSending(false);
  }

  async function sendOne(file: File): Promise<void> {
    try {
      const { signal } = new AbortController();
      onUploaded((await uploaderFor(purpose)(file, { signal, onProgress: () => {} })).id);
    } catch (error) {
      setFault((error instanceof CallError && uploadErrorOf(error.code)) || 'failed');
    }
  }

  return { send, isSending, fault };
}
