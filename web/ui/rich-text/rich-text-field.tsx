import type { RichText } from '../../../shared/core/rich-text.ts';
import { EditorField, type EditorFieldProps, lazyEditor } from './editor-field.tsx';

const Editor = lazyEditor(() => import('./rich-text-editor.tsx'));

const editorHeight = 164;

interface RichTextFieldProps extends EditorFieldProps {
  /** Null if it is empty. */
  value: RichText | null;
  onChange: (value: RichText | null) => void;
}

export function RichTextField({ value, onChange, ...field }: RichTextFieldProps) {
  return (
    <EditorField
      {...field}
      height={editorHeight}
      editor={ids => <Editor value={value} onChange={onChange} {...ids} />}
    />
  );
}
