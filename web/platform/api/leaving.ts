let leaving = false;

/** Whether the page is being left; a request that begins now must not end with the page. */
export const isLeaving = (): boolean => leaving;

/** Notes that the browser leaves the page. If it stays after all, as after a download, this ends at once. */
export function noteLeaving(): void {
  leaving = true;
  setTimeout(() => {
    leaving = false;
  });
}
