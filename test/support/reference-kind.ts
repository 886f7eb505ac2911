/** What a field of an input can name. */
export type ReferenceKind =
  | 'case'
  | 'job'
  | 'member'
  | 'eyeReport'
  | 'notification'
  | 'organization'
  | 'organizationRecord'
  | 'certificate'
  | 'mail'
  | 'device'
  | 'cursor'
  | 'file'
  | 'photo'
  | 'ownFile'
  | 'eyeCursor'
  | 'recallCursor'
  | 'auditCursor'
  /** Nobody's: codes of countries and the like. */
  | 'public';
