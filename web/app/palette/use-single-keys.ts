import { useLocalStorage } from '@mantine/hooks';

/** Whether single keys do something, which stands in the way of those who speak to their device. Kept on it. */
export function useSingleKeyShortcuts(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'lumitree.single-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  });
  return [value === 'on', isOn => setValue(isOn ? 'on' : 'off')];
}
