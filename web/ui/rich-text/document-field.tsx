import { useDeferredValue, useState } from 'react';
import { documentText } from '../../../shared/core/rich-document/document-text.ts';
import type { RichDocument } from '../../../shared/core/rich-document/schema.ts';
import { FieldNote } from '../form/field-note.tsx';
import { usePrintingWarning } from '../form/use-printing-warning.ts';
import styles from './document-field.module.css';
import type { DocumentFieldProps } from './document-field-props.ts';
import { EditorField, lazyEditor } from './editor-field.tsx';

const Editor = lazyEditor(() => import('./document-editor.tsx'));

const editorHeight = 320;

/** A document with headings, lists, tables, pictures and merge fields. Warns about unprintable characters. */
export function DocumentField({
  language,
  value,
  fields,
  urlOf,
  snippets,
  onChange,
  ...field
}: DocumentFieldProps) {
  const [written, setWritten] = useState(value);
  const printing = usePrintingWarning(textOf(useDeferredValue(written)));
  const change = (document: RichDocument | null) => {
    setWritten(document);
    onChange(document);
  };
  return (
    <EditorField
      {...field}
      height={editorHeight}
      editor={ids => (
        <Editor
          language={language}
          {...{ value, fields, onChange: change, snippets, ...(urlOf && { urlOf }) }}
          {...ids}
        />
      )}
    >
      <div role="status" className={styles.printing}>
        {printing && <FieldNote note={{ ...printing, isError: false }} />}
      </div>
    </EditorField>
  );
}

const textOf = (document: RichDocument | null) => (document ? documentText(document) : '');
