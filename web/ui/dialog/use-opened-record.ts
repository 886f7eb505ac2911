import { useState } from 'react';
import { currentIn } from '../../platform/api/call-error.ts';
import { isSame } from './value-parts.ts';

interface OpenedRecordActs<Stored, Values> {
  /** The values of a record that the dialog changes. */
  valuesOf: (record: Stored) => Values;
  /** Saves what the user typed over this version. */
  save: (version: number) => void;
  /** Replaces what the user typed. */
  take: (values: Values) => void;
}

/**
 * The record with which a dialog was opened; one that is read again meanwhile does not replace it. After a
 * conflict, the user chooses a version, unless the other one has the values with which the dialog was opened.
 */
export function useOpenedRecord<Stored extends { version: number }, Values>(
  record: Stored | undefined,
  { valuesOf, save, take }: OpenedRecordActs<Stored, Values>,
) {
  const [opened, setOpened] = useState(record);
  const [theirs, setTheirs] = useState<Stored>();

  /** Handles the error of saving; returns whether it is a conflict. */
  function handleConflict(error: unknown): boolean {
    const current = currentIn<Stored>(error);
    if (!current) return false;
    if (opened && isSame(valuesOf(current), valuesOf(opened))) save(current.version);
    else setTheirs(current);
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
        save(theirs.version);
      },
      onClose: () => setTheirs(undefined),
    },
  };
}
