import { Suspense } from 'react';
import type { SentAndAmended } from '../../../shared/core/documents/amended-since-sent.ts';
import { lazyPart } from '../../platform/features/contributions.ts';
import type { EarlierVersionProps } from '../../platform/features/parts.ts';

const EarlierVersion = lazyPart('earlierVersion');

interface AmendedSinceSentProps extends Pick<EarlierVersionProps, 'kind' | 'child'> {
  of: SentAndAmended & { id: string };
}

/** Names the recipients of a document who have an earlier version and were not sent the amended one. */
export function AmendedSinceSent({ of: { id, sentAt, amendedAt }, ...more }: AmendedSinceSentProps) {
  if (sentAt === null || amendedAt === null) return null;
  return (
    <Suspense>
      <EarlierVersion recordId={id} amendedAt={amendedAt} {...more} />
    </Suspense>
  );
}
