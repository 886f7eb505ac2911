import { useState } from 'react';

/** Whether a dialog was ever open. From then on it stays rendered, and keeps unsaved input. */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened;
}
