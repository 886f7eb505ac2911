/** What a field of an input can name. A noun adds its kind in `reference.ts` beside its samples. */
export interface ReferenceKinds {
  case: true;
  job: true;
  member: true;
  eyeReport: true;
  notification: true;
  organization: true;
  organizationRecord: true;
  certificate: true;
  mail: true;
  device: true;
  cursor: true;
  file: true;
  photo: true;
  ownFile: true;
  eyeCursor: true;
  recallCursor: true;
  auditCursor: true;
  /** Nobody's: codes of countries and the like. */
  public: true;
}

export type ReferenceKind = keyof ReferenceKinds;
