import { Menu } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { IconBlockquote, IconSettings, IconTextPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import styles from './document.module.css';
import type { DocumentSnippets, FieldChoice } from './document-field-props.ts';
import { insertDocument, withFieldValues } from './insert-document.ts';
import { selectedDocument } from './selected-document.ts';

interface SnippetMenuProps {
  editor: Editor;
  fields: readonly FieldChoice[];
  snippets: DocumentSnippets;
}

export function SnippetMenu({ editor, fields, snippets: { all, onKeep, onManage } }: SnippetMenuProps) {
  const { t } = useTranslation('ui');
  const selected = selectedDocument(editor);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control className={styles.insert} aria-label={t('richText.snippets')}>
          <IconBlockquote size={16} aria-hidden />
          <span aria-hidden>{t('richText.snippets')}</span>
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown className={styles.fields}>
        {all.length > 0 && <Menu.Label>{t('richText.insertSnippet')}</Menu.Label>}
        {all.map(({ id, name, body }) => (
          <Menu.Item key={id} onClick={() => insertDocument(editor, withFieldValues(body, fields))}>
            {name}
          </Menu.Item>
        ))}
        {all.length > 0 && <Menu.Divider />}
        <Menu.Item
          leftSection={<IconTextPlus size={16} aria-hidden />}
          disabled={selected === null}
          onClick={() => selected && onKeep(selected)}
        >
          {t('richText.keepSnippet')}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={onManage}>
          {t('richText.manageSnippets')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
