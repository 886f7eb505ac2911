/** What a field of an input can name. A noun adds its kinds in `reference.ts` beside its samples. */
export interface ReferenceKinds {
  /** Nobody's: codes of countries and the like. */
  public: true;
}

export type ReferenceKind = keyof ReferenceKinds;
