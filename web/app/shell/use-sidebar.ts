import { useLocalStorage } from '@mantine/hooks';
import { useIsTooNarrowFor } from '../../ui/theme/use-breakpoint.ts';

type SidebarState = 'open' | 'collapsed';

const options = (key: string, defaultValue: SidebarState) => ({
  ...{ key, defaultValue },
  getInitialValueInEffect: false,
});

/** Whether the sidebar is open. Wide windows open it, upright tablets show its icons; each keeps what was chosen. */
export function useSidebar(): [SidebarState, (state: SidebarState) => void] {
  const isNarrow = useIsTooNarrowFor('sidebar');
  const wide = useLocalStorage<SidebarState>(options('lumitree.sidebar', 'open'));
  const narrow = useLocalStorage<SidebarState>(options('lumitree.sidebar.narrow', 'collapsed'));
  const [state, setState] = isNarrow ? narrow : wide;
  return [state, setState];
}
