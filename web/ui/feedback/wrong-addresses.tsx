import { useFieldError } from '../../platform/i18n/use-field-error.ts';
import layout from '../layout/layout.module.css';

interface WrongAddressesProps {
  /** I18n key of the error to show. */
  error: string;
  /** Parts of the typed text that are not email addresses. */
  addresses: string[];
  limit?: number;
}

/** Error of a field for several email addresses; names the invalid ones. */
export function WrongAddresses({ error, addresses, limit }: WrongAddressesProps) {
  const fieldError = useFieldError();
  return (
    <>
      <span>{fieldError(error, limit)}</span>
      {addresses.map(address => (
        <span key={address} className={`${layout.block} ${layout.breakable} ${layout.strong}`}>
          {address}
        </span>
      ))}
    </>
  );
}
