const storageKey = 'lumitree.hidden-overlaps';
/** Overlaps that were hidden longer ago are forgotten. */
const maxKept = 50;

/** Overlaps that are not to be mentioned in this tab until they change. They are kept without names. */
export function hiddenOverlaps(): string[] {
  return (sessionStorage.getItem(storageKey) ?? '').split('\n').filter(Boolean);
}

export function hideOverlap(key: string): string[] {
  const keys = [...hiddenOverlaps(), key].slice(-maxKept);
  sessionStorage.setItem(storageKey, keys.join('\n'));
  return keys;
}
