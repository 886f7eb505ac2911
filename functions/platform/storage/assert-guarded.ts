import { isAbsent, type Write } from './write.ts';

/**
 * Checks that a put of a whole document cannot overwrite concurrent changes: it must have the condition that
 * the document is absent or has the values that were read, or it must set `replaces`.
 * @throws Error if the put does none of these
 */
export function assertGuarded(write: Extract<Write, { put: unknown }>, kind: string): void {
  const { when, replaces } = write;
  const comparesValues = Object.keys(when?.values ?? {}).length > 0;
  if (replaces || comparesValues || when?.text === isAbsent.text) return;
  throw new Error(`a whole ${kind} is put over whatever is there: name the version, or update its fields`);
}
