import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Eye } from '../../../../../../shared/core/optics/eyes.ts';
import type { LensKind } from '../../../../../../shared/features/eye/eye-reports/field-limits.ts';
import type { Note } from '../../../../../ui/form/field-note.tsx';
import type { Eyes } from '../eye-values.ts';
import { isFree, lineOf, shownParts, type WholePower, wholeParts, wholePower } from './whole-power.ts';

interface WholePowerOptions {
  eyes: Eyes<WholePower>;
  /** Values of both eyes before the text was typed. */
  before: Eyes<WholePower>;
  kind: LensKind;
  set: (eye: Eye, field: string, text: string) => void;
}

interface Spread {
  eye: Eye;
  before: WholePower;
  after: WholePower;
}

/** Splits a power typed or pasted into the sphere field. Asks before it replaces a cylinder or axis. */
export function useWholePower({ eyes, before, kind, set }: WholePowerOptions) {
  const { t } = useTranslation('eye');
  const [spread, setSpread] = useState<Spread | null>(null);
  /** Fields of each eye as they were before the user typed a whole power that still needs a confirmation. */
  const [unconfirmed, setUnconfirmed] = useState<Partial<Eyes<WholePower>>>({});

  function put(eye: Eye, parts: WholePower): void {
    for (const part of wholeParts) set(eye, part, parts[part]);
  }

  function fill(eye: Eye, after: WholePower): void {
    const { cyl, axis } = before[eye];
    const { sph } = unconfirmed[eye] ?? before[eye];
    setSpread({ eye, before: { sph: wholePower(sph) ? '' : sph, cyl, axis }, after });
    put(eye, after);
  }

  /** Splits a typed whole power, or asks first. Returns null if the text is not a whole power. */
  function take(eye: Eye, text: string): 'filled' | 'asked' | null {
    const whole = wholePower(text);
    if (!whole) return null;
    if (!isFree(eyes[eye], whole)) {
      setUnconfirmed({ ...unconfirmed, [eye]: before[eye] });
      return 'asked';
    }
    fill(eye, shownParts(whole, kind));
    return 'filled';
  }

  function offer(eye: Eye, text: string): Note {
    const whole = wholePower(text);
    const shown = whole && shownParts(whole, kind);
    const fixes = shown
      ? [{ label: t('note.use', { value: lineOf(shown) }), run: () => fill(eye, shown) }]
      : [];
    return { isError: true, text: t('note.whole'), fixes };
  }

  /** Adds an undo button to the note of an eye, until the user changes one of the filled-in fields. */
  function withUndo(eye: Eye, note: Note | undefined): Note | undefined {
    if (spread?.eye !== eye || wholeParts.some(part => eyes[eye][part] !== spread.after[part])) return note;
    const undo = {
      label: t('note.undoWhole'),
      isUndo: true,
      run: () => {
        setSpread(null);
        put(eye, spread.before);
      },
    };
    const text = [note?.text, t('note.spread')].filter(Boolean).join(' ');
    return { isError: note?.isError ?? false, text, fixes: [...(note?.fixes ?? []), undo] };
  }

  return { take, offer, withUndo };
}
