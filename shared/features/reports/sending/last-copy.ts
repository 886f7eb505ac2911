import { deliveryStage, type MailStatus } from '../../../core/mail/status.ts';

interface SentCopy {
  kinds: readonly string[];
  content: object;
  to: readonly { status: MailStatus }[];
}

/**
 * The copy that a recipient group has: the last one with this kind of report that reached an address.
 * Undefined if there is none.
 * @param sendings newest first
 * @param isForGroup whether options of a copy are those of the group
 */
export const lastCopy = <Sent extends SentCopy>(
  sendings: readonly Sent[],
  kind: string,
  isForGroup: (content: object) => boolean,
): Sent | undefined =>
  sendings.find(
    ({ kinds, content, to }) =>
      kinds.includes(kind) &&
      isForGroup(content) &&
      to.some(({ status }) => deliveryStage(status) !== 'unreached'),
  );
