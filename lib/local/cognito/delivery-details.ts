/** Where a code was sent, in Cognito's format: most of the address is masked. */
export function deliveryDetails(email: string) {
  const [local = '', domain = local] = email.toLowerCase().split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
}
