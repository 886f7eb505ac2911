import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ListConfig, ListSelection, RowProps } from './list-config.ts';
import { toggled } from './select-rows.tsx';

/**
 * Returns a function for the props of a row. The props stay the same while only the search text or the
 * selection of other rows changes, so that memoized rows do not re-render.
 */
export function useRowProps<Row>(look: ListConfig<Row>): (row: Row) => RowProps<Row> {
  const { rowKey, rowHref, heading, picture, detail, isOneLine, columns, actions, menu, selection } = look;
  const onToggle = useToggle(selection);
  return row => {
    const key = rowKey(row);
    return {
      ...{ row, rowHref, heading, picture, detail, isOneLine, columns, actions, menu },
      id: key,
      selectedName: selection?.nameOf(row),
      isSelected: selection?.selected.has(key) === true,
      onToggle,
    };
  };
}

function useToggle<Row>(selection: ListSelection<Row> | undefined): (key: string) => void {
  const latest = useRef(selection);
  useLayoutEffect(() => {
    latest.current = selection;
  });
  return useCallback(key => {
    const { current } = latest;
    current?.onChange(toggled(current.selected, key));
  }, []);
}
