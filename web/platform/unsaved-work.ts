let pages = 0;

/** Whether something typed in this tab would be lost if it were loaded anew. */
export const hasUnsavedWork = (): boolean => pages > 0;

/** Counts a page with unsaved work until the function it gives back is called. */
export function countUnsavedWork(): () => void {
  pages += 1;
  return () => {
    pages -= 1;
  };
}
