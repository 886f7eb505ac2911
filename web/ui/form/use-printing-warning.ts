import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unprintableCharacters } from '../../../shared/core/printing/unprintable-characters.ts';
import type { Warning } from './field-note.tsx';

/** A warning that names the characters of a text which reports cannot print as they are written. */
export function usePrintingWarning(text: string): Warning | undefined {
  const { t } = useTranslation('validation');
  const [found, setFound] = useState<string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    unprintableCharacters(text)
      .then(characters => isCurrent && setFound(characters))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [text]);
  if (found.length === 0) return undefined;
  const characters = found.slice(0, mostNamed).map(isolated).join(' ');
  return { text: t('unprintable', { characters }) };
}

/** More characters than these are not named one by one. */
const mostNamed = 8;

/** A character that does not turn the sentence around it, whatever its script. */
const isolated = (char: string) => `\u2068${char}\u2069`;
