import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { useSingleKeyShortcuts } from '../../platform/use-single-key-shortcuts.ts';
import { type ShortcutAction, shortcuts } from './shortcuts.ts';
import { endTypeAhead, isTypingAhead, typeAhead } from './type-ahead.ts';

export function useShortcuts(handlers: Record<ShortcutAction, () => void>): void {
  const navigate = useNavigate();
  const to = useTo();
  const { role } = useSession();
  const [areSingleKeysOn] = useSingleKeyShortcuts();

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return;
    if (isTypingAhead() && keepForPalette(event)) return;
    if (event.ctrlKey || event.metaKey) return openPalette(event);
    if (!areSingleKeysOn || isTyping(event) || isDialogOpen() || isInsideWord(event)) return;
    const found = shortcuts.find(({ key }) => key === event.key.toLowerCase());
    if (!found || (found.isMembersOnly && role === 'superadmin')) return;
    event.preventDefault();
    if ('act' in found.target) handlers[found.target.act]();
    else navigate(`${to(found.target.page)}${found.target.search ?? ''}`);
  });

  function openPalette(event: KeyboardEvent): void {
    if (event.key.toLowerCase() !== 'k' || event.shiftKey || isModalOpen()) return;
    event.preventDefault();
    handlers.palette();
  }

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keeps a typed character for the opening palette; stops Enter, which would press the focused element. */
function keepForPalette(event: KeyboardEvent): boolean {
  const { key } = event;
  if (event.isComposing || event.ctrlKey || event.metaKey) return false;
  if (key === 'Escape') endTypeAhead();
  else if (key.length === 1 || key === 'Backspace') typeAhead(key);
  if (key.length > 1 && key !== 'Backspace' && key !== 'Enter') return false;
  event.preventDefault();
  return true;
}

/** Two letters typed within this time belong to a word and run no shortcut. */
const longestGapInWordMs = 400;
let lastLetterAt = Number.NEGATIVE_INFINITY;

function isInsideWord({ key, timeStamp }: KeyboardEvent): boolean {
  if (!/^\p{L}$/u.test(key)) return false;
  const isInside = timeStamp - lastLetterAt < longestGapInWordMs;
  lastLetterAt = timeStamp;
  return isInside;
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}

/** Whether an open dialog or panel handles the keyboard, so that shortcuts are ignored. */
const isDialogOpen = () => isShown('[role="dialog"]');
const isModalOpen = () => isShown('[aria-modal="true"]');

function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(element => element.checkVisibility());
}
