import '@mantine/tiptap/styles.layer.css';
import { RichTextEditor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import DOMPurify from 'dompurify';
import { useTranslation } from 'react-i18next';
import { RichText } from '../../../shared/core/rich-text.ts';
import styles from '../text/rich-text.module.css';
import { setMarkupSanitizer } from '../theme/trusted-types.ts';

setMarkupSanitizer(markup => DOMPurify.sanitize(markup));

/** Only what the schema allows. */
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

interface EditorProps {
  value: RichText | null;
  onChange: (value: RichText | null) => void;
  labelledBy: string;
  describedBy: string | undefined;
}

/** The rich text editor, loaded lazily by `RichTextField`. */
export default function Editor({ value, onChange, labelledBy, describedBy }: EditorProps) {
  const { t } = useTranslation('ui');
  const editor = useEditor({
    extensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: true,
    onUpdate: ({ editor: current }) => onChange(current.isEmpty ? null : RichText.parse(current.getJSON())),
    editorProps: {
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
      className={styles.editor}
      data-error={describedBy !== undefined || undefined}
    >
      <RichTextEditor.Toolbar className={styles.toolbar}>
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
      <RichTextEditor.Content className={styles.content} />
    </RichTextEditor>
  );
}
