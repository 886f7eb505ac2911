import { useState } from 'react';
import { currentIn } from '../../platform/api/call-error.ts';
import { isSame } from './value-parts.ts';

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

  const before = () => opened && valuesOf(opened);
  /** The names of the values that the user changed. */
  const mine = () =>
    (Object.keys(typed) as (keyof Values)[]).filter(name => !isSame(typed[name], before()?.[name]));
  const withMine = (theirs: Values): Values => ({
    ...theirs,
    ...Object.fromEntries(mine().map(name => [name, typed[name]])),
  });

  /** Handles the error of saving; returns whether it is a conflict. */
  function handleConflict(error: unknown): boolean {
    const current = currentIn<Stored>(error);
    if (!current) return false;
    const now = valuesOf(current);
    const isLost = mine().some(
      name => !isSame(now[name], typed[name]) && !isSame(now[name], before()?.[name]),
    );
    if (isLost) setTheirs(current);
    else save(current.version, withMine(now));
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
        const merged = withMine(valuesOf(theirs));
        resolve(theirs);
        save(theirs.version, merged);
      },
      onClose: () => setTheirs(undefined),
    },
  };
}
