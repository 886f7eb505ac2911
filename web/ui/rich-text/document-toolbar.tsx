import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconBraces, IconPageBreak, IconPhoto, IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { extensionsFor } from '../../../shared/core/file-purposes.ts';
import styles from './document.module.css';
import type { DocumentFieldProps, FieldChoice } from './document-field-props.ts';
import frame from './editor-frame.module.css';
import { fieldNode } from './field-node.ts';
import { SnippetMenu } from './snippet-menu.tsx';
import { isInsideTable, newTable, run, type TableCommand, tableCommands } from './table-commands.ts';

interface DocumentToolbarProps extends Pick<DocumentFieldProps, 'fields' | 'snippets'> {
  editor: Editor;
  isSending: boolean;
  /** Adds pictures; undefined for documents that can have none. */
  onPictures: ((files: File[]) => void) | undefined;
}

const pictureTypes = extensionsFor('template-picture')
  .map(ending => `.${ending}`)
  .join(',');

export function DocumentToolbar({ editor, fields, snippets, isSending, onPictures }: DocumentToolbarProps) {
  const { t } = useTranslation('ui');
  const input = useRef<HTMLInputElement>(null);
  const insert = (content: object) => editor.chain().focus().insertContent(content).run();
  return (
    <RichTextEditor.Toolbar
      className={frame.toolbar}
      sticky
      stickyOffset="var(--header-height, 56px)"
      onClickCapture={() => editor.isFocused || editor.view.focus()}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <RichTextEditor.Link popoverProps={{ returnFocus: true }} />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.H3 />
        <RichTextEditor.Blockquote />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <ListButton editor={editor} type="bulletList" />
        <ListButton editor={editor} type="orderedList" />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        {isInsideTable(editor) ? (
          <TableMenu editor={editor} />
        ) : (
          <RichTextEditor.Control aria-label={t('richText.table')} onClick={() => insert(newTable)}>
            <IconTable size={16} aria-hidden />
          </RichTextEditor.Control>
        )}
        {onPictures && (
          <RichTextEditor.Control
            aria-label={t(isSending ? 'richText.sending' : 'richText.picture')}
            disabled={isSending}
            onClick={() => input.current?.click()}
          >
            <IconPhoto size={16} aria-hidden />
          </RichTextEditor.Control>
        )}
        <RichTextEditor.Control
          aria-label={t('richText.pageBreak')}
          onClick={() => insert([{ type: 'pageBreak' }, { type: 'paragraph' }])}
        >
          <IconPageBreak size={16} aria-hidden />
        </RichTextEditor.Control>
      </RichTextEditor.ControlsGroup>
      {fields.length > 0 && <FieldMenu fields={fields} onChoose={field => insert(fieldNode(field))} />}
      {snippets && <SnippetMenu editor={editor} fields={fields} snippets={snippets} />}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={pictureTypes}
        aria-label={t('richText.picture')}
        onChange={event => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          onPictures?.(files);
        }}
      />
    </RichTextEditor.Toolbar>
  );
}

function ListButton({ editor, type }: { editor: Editor; type: 'bulletList' | 'orderedList' }) {
  const { t } = useTranslation('ui');
  const Button = type === 'bulletList' ? RichTextEditor.BulletList : RichTextEditor.OrderedList;
  return (
    <Button
      aria-label={t(type === 'bulletList' ? 'richText.bullets' : 'richText.numbers')}
      onClick={() => editor.chain().focus().toggleList(type, 'listItem').run()}
    />
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const { t } = useTranslation('ui');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control aria-label={t('richText.changeTable')} active>
          <IconTable size={16} aria-hidden />
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {(Object.keys(tableCommands) as TableCommand[]).map(name => (
          <Menu.Item
            key={name}
            onClick={() => {
              run(editor, tableCommands[name]);
              editor.commands.focus();
            }}
          >
            {t(`richText.tables.${name}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function FieldMenu({
  fields,
  onChoose,
}: Pick<DocumentFieldProps, 'fields'> & { onChoose: (field: FieldChoice) => void }) {
  const { t } = useTranslation('ui');
  const groups = Map.groupBy(fields, ({ group }) => group);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control className={styles.insert} aria-label={t('richText.insertField')}>
          <IconBraces size={16} aria-hidden />
          <span aria-hidden>{t('richText.insertField')}</span>
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown className={styles.fields}>
        {[...groups].map(([group, own]) => (
          <div key={group}>
            <Menu.Label>{group}</Menu.Label>
            {own.map(field => (
              <Menu.Item key={field.name} onClick={() => onChoose(field)}>
                {field.label}
              </Menu.Item>
            ))}
          </div>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
