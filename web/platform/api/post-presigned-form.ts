import { CallError } from './call-error.ts';

interface SendOptions {
  signal: AbortSignal;
  /** Called with the share of the file sent so far, from 0 to 1. */
  onProgress: (done: number) => void;
}

/**
 * Uploads a file to S3 with a presigned POST. Uses XMLHttpRequest because `fetch` reports no progress.
 * @throws CallError `file.too-big` when S3 rejects the size, `network.failed` without a response
 */
export function postPresignedForm(
  { url, fields }: { url: string; fields: Record<string, string> },
  file: Blob,
  { signal, onProgress }: SendOptions,
): Promise<void> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append('file', file);
  const request = new XMLHttpRequest();
  const sent = new Promise<void>((resolve, reject) => {
    const fail = (code: 'network.failed' | 'server.failed' | 'file.too-big') =>
      reject(new CallError(code, request.status));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve();
      else fail(request.responseText.includes('EntityTooLarge') ? 'file.too-big' : 'server.failed');
    };
    request.onerror = () => fail('network.failed');
    request.onabort = () => reject(signal.reason);
  });
  signal.throwIfAborted();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  request.open('POST', url);
  request.send(body);
  return sent.finally(() => signal.removeEventListener('abort', abort));
}
