import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isBooked } from '../../../../shared/features/eye/recalls/next-visit.ts';

interface BookButtonProps {
  name: string;
  /** Booked day, if there is one; after it has passed, the button offers a new booking. */
  bookedFor: string | null;
  today: string;
  isLoading?: boolean;
  onClick: () => void;
}

export function BookButton({ name, bookedFor, today, isLoading = false, onClick }: BookButtonProps) {
  const { t } = useTranslation('eye');
  const hasBooking = isBooked(bookedFor, today);
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={t(hasBooking ? 'recall.changeBookingOf' : 'recall.bookOf', { name })}
      loading={isLoading}
      onClick={onClick}
    >
      {t(hasBooking ? 'recall.changeBooking' : 'recall.book')}
    </Button>
  );
}
