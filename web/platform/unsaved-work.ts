let unsavedPages = 0;
let isAbandoned = false;

/** Whether a reload of the page would lose unsaved input. */
export const hasUnsavedWork = (): boolean => unsavedPages > 0;

/** Registers unsaved work; returns a function to unregister it. */
export function registerUnsavedWork(): () => void {
  unsavedPages += 1;
  return () => {
    unsavedPages -= 1;
    if (unsavedPages === 0) isAbandoned = false;
  };
}

/** Stops asking about unsaved work when the user leaves a page, because the session has ended. */
export function abandonUnsavedWork(): void {
  isAbandoned = hasUnsavedWork();
}

export const isUnsavedWorkAbandoned = (): boolean => isAbandoned;
