import { useNavigate } from 'react-router';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { TreeSuggestions } from '../tree-entries/tree-suggestions.tsx';
import { useTree } from '../tree-entries/use-tree.ts';

export function ResultSuggestions({ child, screeningId }: { child: Case; screeningId: string }) {
  const navigate = useNavigate();
  const address = useTo()('neuroTree', { id: child.id });
  return (
    <TreeSuggestions
      child={child}
      tree={useTree(child.id)}
      ofScreening={screeningId}
      onAdd={node =>
        navigate(`${address}?entry=new&node=${node}&from=screening`, { state: { returns: true } })
      }
    />
  );
}
