const key = 'lumitree.touched';
const recordEveryMs = 5_000;

let recordedAt = 0;

/** Stores when the user was last active, for all tabs. */
export function recordActivity(): void {
  const now = Date.now();
  if (Math.abs(now - recordedAt) < recordEveryMs) return;
  recordedAt = now;
  localStorage.setItem(key, String(now));
}

/** Milliseconds since the user was last active; 0 if this was never recorded. */
export function idleMs(): number {
  const at = Number(localStorage.getItem(key));
  return at ? Date.now() - at : 0;
}
