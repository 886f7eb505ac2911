import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { CallError } from '../../platform/api/call-error.ts';
import { useFileFaults } from '../feedback/use-file-faults.ts';
import type { FileRule, UploadError } from './file-rules.ts';

interface UploadOptions {
  signal: AbortSignal;
  /** Called with the share of the file sent so far, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Uploads a file; throws on failure. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

export type UploadState =
  | { is: 'sending'; done: number }
  /** The connection was lost; the upload resumes by itself when the connection returns. */
  | { is: 'waiting' }
  | { is: 'sent' }
  | { is: 'failed' }
  | { is: 'refused'; why: UploadError };

export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

/** Milliseconds before each retry; a restored connection ends the delay. */
const retryDelaysMs = [2_000, 8_000, 30_000, 120_000];

/** Resolves after a delay, when the connection is restored, or when the signal aborts. */
const connectionOr = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done, { signal: end.signal });
    signal.addEventListener('abort', done, { signal: end.signal });
  });

/** Uploads added files in parallel, with progress; resumes after a lost connection. */
export function useUploads(upload: UploadFile, rule: FileRule, onUploaded?: (file: UploadedFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const faults = useFileFaults();
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const setUploadState = (id: string, state: UploadState) =>
    setUploads(before => before.map(upload => (upload.id === id ? { ...upload, state } : upload)));

  async function send({ id, file }: Pick<Upload, 'id' | 'file'>): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const { signal } = controller;
    const onProgress = (done: number) => setUploadState(id, { is: 'sending', done });
    try {
      for (let attempt = 0; !signal.aborted; attempt++) {
        onProgress(0);
        const failure = await upload(file, { signal, onProgress }).then(
          uploaded => {
            setUploadState(id, { is: 'sent' });
            onUploaded?.(uploaded);
          },
          (error: unknown) => ({ error }),
        );
        if (!failure || signal.aborted) return;
        const { error } = failure;
        const delay = retryDelaysMs[attempt];
        if (!(error instanceof CallError && error.isTransient) || delay === undefined) {
          const why = faults.refused(error);
          setUploadState(id, why ? { is: 'refused', why } : { is: 'failed' });
          return;
        }
        setUploadState(id, { is: 'waiting' });
        await connectionOr(delay, signal);
      }
    } finally {
      running.current.delete(id);
    }
  }

  function add(files: Iterable<File>): void {
    const added = [...files].map(file => ({
      id: crypto.randomUUID(),
      file,
      why: faults.checked(file, rule),
    }));
    const rows = added.map(({ id, file, why }): Upload => {
      const state: UploadState = why ? { is: 'refused', why } : { is: 'sending', done: 0 };
      return { id, file, state };
    });
    setUploads(before => [...before, ...rows]);
    for (const one of added) if (!one.why) void send(one);
  }

  function remove(id: string): void {
    running.current.get(id)?.abort();
    setUploads(before => before.filter(upload => upload.id !== id));
  }

  return { uploads, add, retry: send, remove };
}
