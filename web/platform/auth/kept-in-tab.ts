import type * as z from 'zod';
import { logWarning } from '../api/log.ts';

const prefix = 'lumitree.unsaved.';

interface Place {
  /** Names no person: the id of a record. */
  name: string;
  /** Id of who entered it. Nobody else is given it. */
  by: string | undefined;
}

/** Keeps what is not stored yet over a reload of this tab, until it is empty or they sign out. */
export function keepInTab({ name, by }: Place, values: readonly unknown[]): void {
  try {
    if (values.length === 0) sessionStorage.removeItem(prefix + name);
    else sessionStorage.setItem(prefix + name, JSON.stringify({ by, values }));
  } catch (error) {
    logWarning('What is not stored yet could not be kept', error);
  }
}

/** What was kept before a reload; what cannot be read is left out. */
export function keptInTab<Value>({ name, by }: Place, schema: z.ZodType<Value>): Value[] {
  try {
    const kept = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    if (kept.by !== by || !Array.isArray(kept.values)) return [];
    return (kept.values as unknown[]).flatMap(value => schema.safeParse(value).data ?? []);
  } catch {
    return [];
  }
}

export function forgetKeptInTab(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
}
