let unsavedPages = 0;

/** Whether a reload would lose unsaved input. */
export const hasUnsavedWork = (): boolean => unsavedPages > 0;

/** Registers unsaved work; returns a function to unregister it. */
export function registerUnsavedWork(): () => void {
  unsavedPages += 1;
  return () => {
    unsavedPages -= 1;
  };
}
