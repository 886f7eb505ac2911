import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import type { DocumentSnippets } from '../../../ui/rich-text/document-field-props.ts';
import { snippetsQuery } from './queries.ts';

const SnippetsDialog = lazyComponent(async () => (await import('./snippets-dialog.tsx')).default);

export function useSnippets(): { snippets: DocumentSnippets; dialog: ReactNode } {
  const { data = [] } = useQuery(snippetsQuery);
  const [opened, setOpened] = useState<{ body: RichDocument | null } | null>(null);
  return {
    snippets: {
      all: data,
      onKeep: body => setOpened({ body }),
      onManage: () => setOpened({ body: null }),
    },
    dialog: opened && <SnippetsDialog begun={opened.body} onClose={() => setOpened(null)} />,
  };
}
