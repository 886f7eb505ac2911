let unsavedPages = 0;

/** Whether something typed in this tab would be lost if it were loaded anew. */
export const hasUnsavedWork = (): boolean => unsavedPages > 0;

/** Counts a page with unsaved work until the function it gives back is called. */
export function registerUnsavedWork(): () => void {
  unsavedPages += 1;
  return () => {
    unsavedPages -= 1;
  };
}
