import { useLocalStorage } from '@mantine/hooks';

/** Whether single-key shortcuts are on; users of speech input can turn them off. Stored on this device. */
export function useSingleKeyShortcuts(): [isOn: boolean, turn: (isOn: boolean) => void] {
  const [value, setValue] = useLocalStorage<'on' | 'off'>({
    key: 'lumitree.single-keys',
    defaultValue: 'on',
    getInitialValueInEffect: false,
  });
  return [value === 'on', isOn => setValue(isOn ? 'on' : 'off')];
}
