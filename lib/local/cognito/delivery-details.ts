/** Cognito's description of where a code was sent, with most of the address masked. */
export function deliveryDetails(email: string) {
  const [local = '', domain = local] = email.toLowerCase().split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`,
  };
}
