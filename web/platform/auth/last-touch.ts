const key = 'lumitree.touched';
const recordEveryMs = 5_000;

let recordedAt = 0;

/** Notes that somebody is at this device, for all of its tabs. */
export function recordActivity(): void {
  const now = Date.now();
  if (Math.abs(now - recordedAt) < recordEveryMs) return;
  recordedAt = now;
  localStorage.setItem(key, String(now));
}

/** Milliseconds since anybody was at this device; none where that was never noted. */
export function idleMs(): number {
  const at = Number(localStorage.getItem(key));
  return at ? Date.now() - at : 0;
}
