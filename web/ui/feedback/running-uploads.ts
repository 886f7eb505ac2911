import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type Count = (by: 1 | -1) => void;

/** Context that gives the fields of a form its upload counter. */
export const CountUploads = createContext<Count>(() => undefined);

/**
 * Whether uploads run in a form, so that saving waits for them; and the counter to pass to `CountUploads`.
 */
export function useUploadCount(): { isUploading: boolean; count: Count } {
  const [running, setRunning] = useState(0);
  const count = useCallback<Count>(by => setRunning(now => now + by), []);
  return { isUploading: running > 0, count };
}

/** Counts an upload in the counter of its form while the upload runs. */
export function useRunningUpload(isRunning: boolean): void {
  const count = useContext(CountUploads);
  useEffect(() => {
    if (!isRunning) return;
    count(1);
    return () => count(-1);
  }, [isRunning, count]);
}
