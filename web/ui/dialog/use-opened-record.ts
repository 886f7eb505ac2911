import { useState } from 'react';
import { currentIn } from '../../platform/api/call-error.ts';
import { partsOfFields } from './value-parts.ts';

interface OpenedRecordActs<Stored, Values> {
  /** The values of a record that the dialog changes. */
  valuesOf: (record: Stored) => Values;
  typed: Values;
  /** Saves these values over this version. */
  save: (version: number, values: Values) => void;
  /** Replaces what the user typed. */
  take: (values: Values) => void;
}

/**
 * The record with which a dialog was opened; one that is read again meanwhile does not replace it. After a
 * conflict, what the user changed is saved over the other version. If both changed the same value, the user
 * chooses first.
 */
export function useOpenedRecord<Stored extends { version: number }, Values extends object>(
  record: Stored | undefined,
  { valuesOf, typed, save, take }: OpenedRecordActs<Stored, Values>,
) {
  const [opened, setOpened] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();

  const { differing, merge } = partsOfFields<Values, keyof Values & string>(
    Object.keys(typed) as (keyof Values & string)[],
  );
  const before = opened ? valuesOf(opened) : ({} as Values);
  /** The names of the values that the user changed. */
  const mine = new Set(differing(typed, before));

  /** Handles the error of saving; returns whether it is a conflict. */
  function handleConflict(error: unknown): boolean {
    const current = currentIn<Stored>(error);
    if (!current) return false;
    const now = valuesOf(current);
    const ofBoth = differing(now, before).filter(name => mine.has(name));
    if (differing(now, typed).some(name => ofBoth.includes(name))) setTheirs(current);
    else save(current.version, merge(now, typed, mine));
    return true;
  }

  function resolve(chosen: Stored): void {
    setTheirs(undefined);
    setOpened(chosen);
  }

  return {
    /** 0 for a new record. */
    version: opened?.version ?? 0,
    handleConflict,
    conflict: theirs && {
      theirs,
      onTakeTheirs: () => {
        resolve(theirs);
        take(valuesOf(theirs));
      },
      onKeepMine: () => {
        resolve(theirs);
        save(theirs.version, merge(valuesOf(theirs), typed, mine));
      },
      onClose: () => setTheirs(undefined),
    },
  };
}
