import type { Editor } from '@tiptap/react';
import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldChoice } from './document-field-props.ts';
import { fieldNode } from './field-node.ts';
import styles from './slash-picker.module.css';
import { type SlashQuery, slashQueryIn } from './slash-query.ts';

/** Fields that are shown at once. */
const maxShown = 8;

interface SlashPickerProps {
  editor: Editor;
  fields: readonly FieldChoice[];
  /** Asked before the editor acts on a key. */
  keys: RefObject<(event: KeyboardEvent) => boolean>;
}

/** What can be inserted at a slash, at the caret: search as one types, arrows, Enter, Escape. */
export function SlashPicker({ editor, fields, keys }: SlashPickerProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [chosen, setChosen] = useState({ text: '', index: 0 });
  const query = editor.isFocused ? slashQueryIn(editor.state) : null;
  const found = query ? matching(fields, query.text) : [];
  const isOpen = query !== null && query.from !== closedAt && found.length > 0;
  const index = chosen.text === query?.text ? Math.min(chosen.index, found.length - 1) : 0;
  const active = isOpen ? `${id}-${index}` : null;

  const insert = (field: FieldChoice | undefined, { from, to }: SlashQuery) => {
    if (!field) return;
    editor.chain().focus().deleteRange({ from, to }).insertContentAt(from, fieldNode(field)).run();
  };

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
    // Before it is first focused the editor may have no view yet.
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
      <div role="listbox" id={id} aria-label={t('richText.insertField')} className={styles.list}>
        {found.map((field, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the editor, which keeps the focus
          <div
            key={field.name}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === index}
            className={styles.option}
            onMouseMove={() => setChosen({ text: query.text, index: place })}
            onMouseDown={event => event.preventDefault()}
            onClick={() => insert(field, query)}
          >
            <span>{field.label}</span>
            <span className={styles.group}>{field.value ?? field.group}</span>
          </div>
        ))}
      </div>
      <div className={styles.keys} aria-hidden>
        {t('richText.pickerKeys')}
      </div>
    </div>
  );
}

/** Those whose name begins as typed, then those that contain it, then those of a group that does. */
function matching(fields: readonly FieldChoice[], text: string): FieldChoice[] {
  const wanted = text.toLocaleLowerCase();
  const rank = ({ label, group, name }: FieldChoice) => {
    const own = label.toLocaleLowerCase();
    if (own.startsWith(wanted)) return 0;
    if (own.includes(wanted) || name.toLowerCase().includes(wanted)) return 1;
    return group.toLocaleLowerCase().includes(wanted) ? 2 : 3;
  };
  return fields
    .map(field => ({ field, rank: rank(field) }))
    .filter(one => one.rank < 3)
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, maxShown)
    .map(({ field }) => field);
}

const width = 320;

/** Under the slash, inside the editor. */
function placeOf({ view }: Editor, position: number) {
  const at = view.coordsAtPos(position);
  const box = view.dom.getBoundingClientRect();
  const start = Math.max(0, Math.min(at.left - box.left, box.width - width));
  return { insetInlineStart: start, top: at.bottom - box.top + 4 };
}
