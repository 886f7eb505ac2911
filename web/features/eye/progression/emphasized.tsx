/** Shows a sentence of a report; the values between `**` are bold. */
export function Emphasized({ text }: { text: string }) {
  const parts = text.split('**');
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
  return parts.map((part, place) => (place % 2 === 1 ? <b key={place}>{part}</b> : part));
}
