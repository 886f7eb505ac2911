import { useMediaQuery } from '@mantine/hooks';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import type { DataListProps } from './list-config.ts';
import { SelectionBar } from './selection-bar.tsx';

/** Below this width a table does not fit beside the open sidebar. */
const tooNarrowForTable = '(max-width: 72em)';

/** Whether lists are shown as cards. */
export function useIsNarrow(): boolean {
  return useMediaQuery(tooNarrowForTable, false, { getInitialValueInEffect: false });
}

/** Rows as a table, or as cards in narrow windows. */
export function DataList<Row>(props: DataListProps<Row>) {
  const isNarrow = useIsNarrow();
  const { selection } = props;
  return (
    <>
      {selection && selection.selected.size > 0 && (
        <SelectionBar
          count={selection.selected.size}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      {isNarrow ? <DataCards {...props} /> : <DataTable {...props} />}
    </>
  );
}
