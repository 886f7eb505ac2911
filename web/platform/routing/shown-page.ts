/** Returns the address to which the router navigates. It differs from `shown` while a page opens. */
let headedTo = (): string => shown;
let shown = '';
const waiting = new Set<() => void>();

export function followRouter(address: () => string): void {
  headedTo = address;
}

/** Must be called when the page of an address is on the screen. */
export function pageIsShown(address: string): void {
  shown = address;
  if (headedTo() !== shown) return;
  for (const goOn of waiting) goOn();
  waiting.clear();
}

/** Resolves when the page that is opening is on the screen; immediately if none is opening. */
export const untilPageIsShown = (): Promise<void> =>
  headedTo() === shown ? Promise.resolve() : new Promise(resolve => void waiting.add(resolve));
