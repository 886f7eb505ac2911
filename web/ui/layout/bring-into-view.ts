/** Callback for `ref`: scrolls to an element when it appears. */
export const bringIntoView = (node: HTMLElement | null): void => node?.scrollIntoView({ block: 'center' });
