import { useDeferredValue } from 'react';
import { useIsTooNarrowFor } from '../theme/use-breakpoint.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import type { DataListProps } from './list-config.ts';
import { SelectionBar } from './selection-bar.tsx';

export function DataList<Row>({ firstShown, ...props }: DataListProps<Row>) {
  const { rows, selection, actions } = props;
  const shown = useDeferredValue(rows, rows.slice(0, firstShown));
  const isNarrow = useIsTooNarrowFor(actions ? 'actionTable' : 'table');
  return (
    <>
      {selection && selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      {isNarrow ? <DataCards {...props} shown={shown} /> : <DataTable {...props} shown={shown} />}
    </>
  );
}
