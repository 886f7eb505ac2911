import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { RichDocument } from '../../../../shared/core/rich-document/schema.ts';
import type { DocumentSnippets } from '../../../ui/rich-text/document-field-props.ts';
import { snippetsQuery } from './queries.ts';

const SnippetsDialog = lazy(() => import('./snippets-dialog.tsx'));

export function useSnippets(): { snippets: DocumentSnippets; dialog: ReactNode } {
  const { data = [] } = useQuery(snippetsQuery);
  const [opened, setOpened] = useState<{ body: RichDocument | null } | null>(null);
  return {
    snippets: {
      all: data,
      onKeep: body => setOpened({ body }),
      onManage: () => setOpened({ body: null }),
    },
    dialog: opened && (
      <Suspense>
        <SnippetsDialog begun={opened.body} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
