import { useState } from 'react';
import { uploaderFor } from '../../platform/api/upload-file.ts';
import { useFileFaults } from '../feedback/use-file-faults.ts';
import type { UploadError } from '../file/file-rules.ts';
import { ruleFor } from '../file/use-picture.ts';

const purpose = 'template-picture';

/** Uploads pictures one by one; each picture is inserted where the caret is at that time. */
export function usePictureUpload(onUploaded: (fileId: string) => void) {
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<UploadError | null>(null);
  const faults = useFileFaults();

  async function send(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setFault(null);
    setSending(true);
    for (const file of files) {
      const refusal = faults.checked(file, ruleFor(purpose));
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
      setFault(faults.refused(error) ?? 'failed');
    }
  }

  return { send, isSending, fault };
}
