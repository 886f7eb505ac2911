import { useLocalStorage } from '@mantine/hooks';

type SidebarState = 'open' | 'collapsed';

/** Whether the sidebar is open, which it is until somebody collapses it in this browser. */
export function useSidebar(): [SidebarState, (state: SidebarState) => void] {
  const [state, setState] = useLocalStorage<SidebarState>({
    key: 'lumitree.sidebar',
    defaultValue: 'open',
    getInitialValueInEffect: false,
  });
  return [state, setState];
}
