import type { EyeValues } from './eye-values.ts';

/** The values of a visit form, and the version of the report it started from. */
export interface EyeDraft {
  values: EyeValues;
  version: number | null;
  /** Keys of the parts that were changed; unknown of drafts saved before it was told. */
  changed?: string[] | undefined;
}

export const serializeEyeDraft = (draft: EyeDraft): string => JSON.stringify(draft);

/** Parses a draft; of one saved by another version of this page, keeps the fields that still match. */
export function parseEyeDraft(body: string | undefined, initial: EyeValues): EyeDraft | undefined {
  if (body === undefined) return undefined;
  try {
    const { values, version, changed } = JSON.parse(body) as Partial<EyeDraft>;
    return {
      values: withPlane(keepMatchingFields(initial, values) as EyeValues, Object(values)),
      version: typeof version === 'number' && Number.isInteger(version) ? version : null,
      changed: Array.isArray(changed) ? changed.map(String) : undefined,
    };
  } catch {
    return undefined;
  }
}

/** A draft of before planes were recorded says of no lens where its powers apply. */
const withPlane = (restored: EyeValues, draft: Partial<EyeValues>): EyeValues =>
  draft.plane === undefined && restored.lensKind !== 'spectacle' ? { ...restored, plane: '' } : restored;

/** The draft's value if its shape matches, otherwise the initial one. */
function keepMatchingFields(initial: unknown, draft: unknown): unknown {
  if (Array.isArray(initial)) return Array.isArray(draft) ? draft : initial;
  if (typeof initial === 'object' && initial !== null) {
    const entries = Object.entries(initial);
    return Object.fromEntries(
      entries.map(([name, value]) => [name, keepMatchingFields(value, Object(draft)[name])]),
    );
  }
  return typeof draft === typeof initial ? draft : initial;
}

/** Keys of the drafts of a new visit and of an edited report. */
export const newVisitDraftKey = (caseId: string | undefined) => ({ form: 'eye', ...(caseId && { caseId }) });
export const reportDraftKey = (id: string, caseId: string) => ({ form: `eye_${id.slice(-22)}`, caseId });
