import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { textTag } from '../../../shared/core/script-of-text.ts';
import { Notice } from '../feedback/notice.tsx';
import { LineField } from '../form/line-field.tsx';
import lists from '../text/lists.module.css';
import { cleanedClipboard, hasRemotePictures, picturesIn } from './clipboard.ts';
import styles from './document.module.css';
import { documentExtensions } from './document-extensions.ts';
import type { DocumentFieldProps } from './document-field-props.ts';
import { DocumentToolbar } from './document-toolbar.tsx';
import type { EditorIds } from './editor-field.tsx';
import frame from './editor-frame.module.css';
import { editorNodes } from './editor-nodes.ts';
import { slashChoices } from './slash-choices.ts';
import { SlashPicker } from './slash-picker.tsx';
import { storedDocument } from './stored-document.ts';
import { usePictureUpload } from './use-picture-upload.ts';

const noPicture = async () => '';

interface EditorProps
  extends EditorIds,
    Pick<DocumentFieldProps, 'value' | 'onChange' | 'fields' | 'urlOf' | 'snippets'> {
  language: DocumentFieldProps['language'];
}

export default function DocumentEditor({
  value,
  onChange,
  fields,
  urlOf,
  labelledBy,
  describedBy,
  language,
  snippets,
}: EditorProps) {
  const { t } = useTranslation('ui');
  const slashKeys = useRef((_: KeyboardEvent) => false);
  const [notice, setNotice] = useState<string | null>(null);
  const labels = useRef(new Map(fields.map(({ name, label }) => [name, label])));
  const [extensions] = useState(() => {
    const labelOf = (name: string) => labels.current.get(name) ?? name;
    const nodes = editorNodes({
      labelOf,
      emptyLabelOf: fields.some(({ value: filled }) => filled !== undefined)
        ? name => t('richText.emptyField', { field: labelOf(name) })
        : undefined,
      urlOf: urlOf ?? noPicture,
      chipClass: styles.chip ?? '',
    });
    const own = new Set(nodes.map(({ name }) => name));
    return [...documentExtensions.filter(({ name }) => !own.has(name)), ...nodes];
  });
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) =>
      onChange(current.isEmpty ? null : (storedDocument(current.getJSON()) satisfies RichDocument)),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(language && { lang: textTag(language, value ? documentText(value) : '') }),
        ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      },
      handleKeyDown: (_, event) => slashKeys.current(event),
      transformPastedHTML: cleanedClipboard,
      handlePaste: (_, event) => {
        const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
        const html = event.clipboardData?.getData('text/html') ?? '';
        if (files.length > 0 && html === '') {
          sendPictures(files);
          return true;
        }
        setNotice(hasRemotePictures(html) ? t('richText.remotePictures') : null);
        sendPictures(picturesIn(html));
        return false;
      },
      handleDrop: (_, event) => {
        const files = [...((event as DragEvent).dataTransfer?.files ?? [])];
        if (files.length === 0) return false;
        sendPictures(files);
        return true;
      },
    },
  });
  const upload = usePictureUpload(fileId =>
    editor?.chain().focus().insertContent({ type: 'image', attrs: { fileId } }).run(),
  );
  function sendPictures(files: readonly File[]): void {
    if (urlOf) void upload.send(files);
  }
  const fault = upload.fault ? t(`file.${upload.fault}`) : notice;
  return (
    <RichTextEditor
      editor={editor}
      labels={{
        boldControlLabel: t('richText.bold'),
        italicControlLabel: t('richText.italic'),
        underlineControlLabel: t('richText.underline'),
        h1ControlLabel: t('richText.title'),
        h2ControlLabel: t('richText.heading'),
        h3ControlLabel: t('richText.subheading'),
        bulletListControlLabel: t('richText.bullets'),
        orderedListControlLabel: t('richText.numbers'),
        blockquoteControlLabel: t('richText.quote'),
        linkControlLabel: t('richText.link'),
        linkEditorInputLabel: t('richText.linkAddress'),
        linkEditorInputPlaceholder: 'https://',
        linkEditorExternalLink: t('richText.linkNewTab'),
        linkEditorInternalLink: t('richText.linkSameTab'),
        linkEditorSave: t('richText.linkSave'),
        unlinkControlLabel: t('richText.unlink'),
        undoControlLabel: t('richText.undo'),
        redoControlLabel: t('richText.redo'),
      }}
      className={frame.editor}
      data-error={describedBy !== undefined || undefined}
    >
      {editor && (
        <DocumentToolbar
          editor={editor}
          fields={fields}
          snippets={snippets}
          isSending={upload.isSending}
          onPictures={urlOf && upload.send}
        />
      )}
      {editor?.isActive('image') && <PictureProperties editor={editor} />}
      {fault && (
        <div className={styles.notice} role="alert">
          <Notice tone="attention">{fault}</Notice>
        </div>
      )}
      <div className={styles.text}>
        <RichTextEditor.Content className={`${frame.content} ${styles.content} ${lists.lists}`} />
        {editor && (
          <SlashPicker editor={editor} choices={slashChoices(fields, snippets?.all, t)} keys={slashKeys} />
        )}
      </div>
    </RichTextEditor>
  );
}

function PictureProperties({ editor }: { editor: Editor }) {
  const { t } = useTranslation('ui');
  const attrs = editor.getAttributes('image') as { alt: string; caption: string };
  const field = (name: 'alt' | 'caption') => (
    <LineField
      label={t(`richText.${name}`)}
      value={attrs[name]}
      onChange={event => editor.commands.updateAttributes('image', { [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className={styles.properties}>
      {field('alt')}
      {field('caption')}
    </div>
  );
}
