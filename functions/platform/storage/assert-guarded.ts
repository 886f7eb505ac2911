import { isAbsent, type Write } from './write.ts';

/**
 * A document that is put whole takes with it what others have written since it was read. So the write has to
 * say that there is none, what it was read as, or that it `replaces` whatever is there.
 * @throws Error for a put of a document that says nothing of the kind
 */
export function assertGuarded(write: Extract<Write, { put: unknown }>, kind: string): void {
  const { when, replaces } = write;
  const comparesValues = Object.keys(when?.values ?? {}).length > 0;
  if (replaces || comparesValues || when?.text === isAbsent.text) return;
  throw new Error(`a whole ${kind} is put over whatever is there: name the version, or update its fields`);
}
