import type { EditorState } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasKeys } from '../theme/use-has-keys.ts';
import { matchingChoices, type SlashChoice } from './slash-choices.ts';
import styles from './slash-picker.module.css';

/** The text that the user has typed after a slash, up to the caret. */
interface SlashQuery {
  text: string;
  /** Positions of the slash and of the caret. */
  from: number;
  to: number;
}

/** Matches a typed slash, also the full-width one of Chinese keyboards, but none in 6/6, and/or or a URL. */
const slash = /(?:^|[^\p{Script=Latin}\p{N}/／:])([/／]([^\s/／]{0,24}))$/u;

function slashQueryIn({ selection: { $from, empty, from: to } }: EditorState): SlashQuery | null {
  if (!empty || !$from.parent.isTextblock) return null;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  const [, whole = '', text = ''] = slash.exec(before) ?? [];
  return whole === '' ? null : { text, from: to - whole.length, to };
}

interface SlashPickerProps {
  editor: Editor;
  choices: readonly SlashChoice[];
  /** Set by the menu: called before the editor handles a key; returns true if the menu used the key. */
  keys: RefObject<(event: KeyboardEvent) => boolean>;
}

/** Menu at the caret after a slash: typing searches, arrow keys move, Enter inserts, Escape closes. */
export function SlashPicker({ editor, choices, keys }: SlashPickerProps) {
  const { t } = useTranslation('ui');
  const hasKeys = useHasKeys();
  const id = useId();
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  const query = editor.isFocused ? slashQueryIn(editor.state) : null;
  const found = query ? matchingChoices(choices, query.text) : [];
  const isOpen = query !== null && query.from !== closedAt && found.length > 0;
  const index = chosen.text === query?.text ? Math.min(chosen.index, found.length - 1) : 0;
  const active = isOpen ? `${id}-${index}` : null;

  const insert = (choice: SlashChoice | undefined, at: SlashQuery) => choice?.insert(editor, at);

  keys.current = event => {
    if (!isOpen || event.isComposing || editor.view.composing) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined)
      setChosen({ text: query.text, index: (index + step + found.length) % found.length });
    else if (event.key === 'Enter' || event.key === 'Tab') insert(found[index], query);
    else if (event.key === 'Escape') setClosedAt(query.from);
    else return false;
    return true;
  };

  useEffect(() => {
    // An editor may have no view before its first focus.
    if (active === null) return;
    const { dom } = editor.view;
    dom.setAttribute('aria-controls', id);
    dom.setAttribute('aria-activedescendant', active);
    return () => {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, active]);

  if (!isOpen) return null;
  return (
    <div className={styles.picker} style={placeOf(editor, query.from)}>
      <div role="listbox" id={id} aria-label={t('richText.insert')} className={styles.list}>
        {found.map((choice, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the editor, which keeps the focus
          <div
            key={choice.key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            className={styles.option}
            onMouseMove={() => setChosen({ text: query.text, index: place })}
            onMouseDown={event => event.preventDefault()}
            onClick={() => insert(choice, query)}
          >
            <span>{choice.label}</span>
            <span className={styles.group}>{choice.hint}</span>
          </div>
        ))}
      </div>
      {hasKeys && (
        <div className={styles.keys} aria-hidden>
          {t('richText.pickerKeys')}
        </div>
      )}
    </div>
  );
}

const width = 320;

/** Position of the menu below the slash, inside the editor. */
function placeOf({ view }: Editor, position: number) {
  const at = view.coordsAtPos(position);
  const box = view.dom.getBoundingClientRect();
  const start = Math.max(0, Math.min(at.left - box.left, box.width - width));
  return { insetInlineStart: start, top: at.bottom - box.top + 4 };
}
