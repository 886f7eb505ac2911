/** The address to which the router navigates, and the address on screen; they differ while a page opens. */
let headedTo = (): string => shown;
let shown = '';
const waiting = new Set<() => void>();

export function followRouter(address: () => string): void {
  headedTo = address;
}

/** Reports that the page of an address is on screen. */
export function pageIsShown(address: string): void {
  shown = address;
  if (headedTo() !== shown) return;
  for (const goOn of waiting) goOn();
  waiting.clear();
}

/** Resolves when the page that is opening is on screen; at once if none is opening. */
export const untilPageIsShown = (): Promise<void> =>
  headedTo() === shown ? Promise.resolve() : new Promise(resolve => void waiting.add(resolve));
