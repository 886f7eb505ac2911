import { useLocalStorage } from '@mantine/hooks';

/** Whether single-key shortcuts are on; this device stores it. Users of speech input can turn them off. */
export function useSingleKeyShortcuts(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'lumitree.single-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  });
  return [value === 'on', isOn => setValue(isOn ? 'on' : 'off')];
}
