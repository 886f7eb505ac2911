import { createContext, useCallback, useContext, useEffect, useState } from 'react';

type Count = (by: 1 | -1) => void;

/** Context that gives the fields of a form its upload counter. */
export const CountUploads = createContext<Count>(() => undefined);

/** Whether uploads are running in a form, so that saving must wait; and the counter for `CountUploads`. */
export function useUploadCount(): { isUploading: boolean; count: Count } {
  const [running, setRunning] = useState(0);
  const count = useCallback<Count>(by => setRunning(now => now + by), []);
  return { isUploading: running > 0, count };
}

/** While an upload runs, adds it to the counter of its form. */
export function useRunningUpload(isRunning: boolean): void {
  const count = useContext(CountUploads);
  useEffect(() => {
    if (!isRunning) return;
    count(1);
    return () => count(-1);
  }, [isRunning, count]);
}
