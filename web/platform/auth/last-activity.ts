const key = 'lumitree.touched';
const recordEveryMs = 5_000;

let recordedAt = 0;

/** Records user activity, for all tabs. */
export function recordActivity(): void {
  const now = Date.now();
  if (Math.abs(now - recordedAt) < recordEveryMs) return;
  recordedAt = now;
  localStorage.setItem(key, String(now));
}

/** Milliseconds since the last activity; 0 if none was recorded. */
export function idleMs(): number {
  const at = Number(localStorage.getItem(key));
  return at ? Date.now() - at : 0;
}
