import { useEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../../../shared/features/operations/files/schema.ts';
import { CallError } from '../../platform/api/call-error.ts';
import { type FileRule, rejectionOf, type UploadError, uploadErrorOf } from './file-rules.ts';

interface UploadOptions {
  /** Aborted when somebody cancels. */
  signal: AbortSignal;
  /** Receives the share sent so far, from 0 to 1. */
  onProgress: (done: number) => void;
}

/** Uploads a file; throws on failure. */
export type UploadFile = (file: File, options: UploadOptions) => Promise<UploadedFile>;

export type UploadState =
  | { is: 'sending'; done: number }
  | { is: 'sent' }
  | { is: 'failed' }
  | { is: 'refused'; why: UploadError };

export interface Upload {
  id: string;
  file: File;
  state: UploadState;
}

/** Uploads added files in parallel, with progress. */
export function useUploads(upload: UploadFile, rule: FileRule, onUploaded?: (file: UploadedFile) => void) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const running = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const setUploadState = (id: string, state: UploadState) =>
    setUploads(before => before.map(one => (one.id === id ? { ...one, state } : one)));

  async function send({ id, file }: Pick<Upload, 'id' | 'file'>): Promise<void> {
    const controller = new AbortController();
    running.current.set(id, controller);
    const onProgress = (done: number) => setUploadState(id, { is: 'sending', done });
    onProgress(0);
    try {
      const uploaded = await upload(file, { signal: controller.signal, onProgress });
      setUploadState(id, { is: 'sent' });
      onUploaded?.(uploaded);
    } catch (error) {
      const why = error instanceof CallError ? uploadErrorOf(error.code) : undefined;
      if (!controller.signal.aborted) setUploadState(id, why ? { is: 'refused', why } : { is: 'failed' });
    } finally {
      running.current.delete(id);
    }
  }

  function add(files: Iterable<File>): void {
    const added = [...files].map(file => ({ id: crypto.randomUUID(), file, why: rejectionOf(file, rule) }));
    const rows = added.map(({ id, file, why }): Upload => {
      const state: UploadState = why ? { is: 'refused', why } : { is: 'sending', done: 0 };
      return { id, file, state };
    });
    setUploads(before => [...before, ...rows]);
    for (const one of added) if (!one.why) void send(one);
  }

  /** Removes a file from the list and aborts its upload. */
  function remove(id: string): void {
    running.current.get(id)?.abort();
    setUploads(before => before.filter(one => one.id !== id));
  }

  return { uploads, add, retry: send, remove };
}
