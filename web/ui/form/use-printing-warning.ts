import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unprintableCharacters } from '../../../shared/core/printing/unprintable-characters.ts';
import type { Warning } from './field-note.tsx';

/** Warning about characters of a text that reports cannot print; undefined if there are none. */
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

const mostNamed = 8;

/** Isolates a character, so that it does not change the text direction around it. */
const isolated = (char: string) => `\u2068${char}\u2069`;
