/** Times of a document, as ISO 8601; null if it was not sent or not amended. */
export interface SentAndAmended {
  sentAt: string | null;
  amendedAt: string | null;
}

/** Whether the recipients of a document have an earlier version than the amended one. */
export const isAmendedSinceSent = (times: SentAndAmended): times is { sentAt: string; amendedAt: string } =>
  times.sentAt !== null && times.amendedAt !== null && times.amendedAt > times.sentAt;
