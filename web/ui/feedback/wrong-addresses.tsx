import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import styles from './wrong-addresses.module.css';

interface WrongAddressesProps {
  /** I18n key of the error message. */
  error: string;
  /** What was typed and is no address. */
  addresses: string[];
  /** How many there may be. */
  limit?: number;
}

/** Error of a field for several email addresses, which names those that are wrong. */
export function WrongAddresses({ error, addresses, limit }: WrongAddressesProps) {
  const fieldError = useFieldError();
  return (
    <>
      <span>{fieldError(error, limit)}</span>
      {addresses.map(address => (
        <span key={address} className={styles.wrongAddress}>
          {address}
        </span>
      ))}
    </>
  );
}
