interface RegisteredAddresses {
  contactEmail?: string | null | undefined;
  mother?: { email?: string | null | undefined } | null | undefined;
  father?: { email?: string | null | undefined } | null | undefined;
}

/** The address that gets the receipt of a registration; null if the family gave no address. */
export const receiptAddress = ({ contactEmail, mother, father }: RegisteredAddresses): string | null =>
  contactEmail ?? mother?.email ?? father?.email ?? null;
