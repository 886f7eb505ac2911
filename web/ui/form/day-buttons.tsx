import { Button, Group } from '@mantine/core';

interface DayButtonsProps {
  /** Days by the words of their buttons: "In 3 months". */
  days: readonly { label: string; day: string }[];
  onChoose: (day: string) => void;
}

/** Buttons below a date field, each of which fills in a usual day. */
export function DayButtons({ days, onChoose }: DayButtonsProps) {
  return (
    <Group gap="xs" mt="xs">
      {days.map(({ label, day }) => (
        <Button key={label} variant="default" size="xs" onClick={() => onChoose(day)}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
