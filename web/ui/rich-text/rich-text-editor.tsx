import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../shared/core/rich-text.ts';
import lists from '../text/lists.module.css';
import { cleanedClipboard } from './clipboard.ts';
import type { EditorIds } from './editor-field.tsx';
import frame from './editor-frame.module.css';
import styles from './rich-text-editor.module.css';

/** Extensions of the editor: only what the schema of rich text allows. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    blockquote: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
  }),
];

interface EditorProps extends EditorIds {
  value: RichText | null;
  onChange: (value: RichText | null) => void;
}

export default function Editor({ value, onChange, labelledBy, describedBy }: EditorProps) {
  const { t } = useTranslation('ui');
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? null : RichText.parse(current.getJSON())),
    editorProps: {
      transformPastedHTML: cleanedClipboard,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy, 'aria-invalid': 'true' }),
      },
    },
  });
  const labels = {
    boldControlLabel: t('richText.bold'),
    italicControlLabel: t('richText.italic'),
    underlineControlLabel: t('richText.underline'),
    h2ControlLabel: t('richText.heading'),
    h3ControlLabel: t('richText.subheading'),
    bulletListControlLabel: t('richText.bullets'),
    orderedListControlLabel: t('richText.numbers'),
    undoControlLabel: t('richText.undo'),
    redoControlLabel: t('richText.redo'),
  };
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      className={frame.editor}
      data-error={describedBy !== undefined || undefined}
    >
      <RichTextEditor.Toolbar className={frame.toolbar}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={`${frame.content} ${styles.content} ${lists.lists}`} />
    </RichTextEditor>
  );
}
