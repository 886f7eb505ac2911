import type { EyeValues } from './eye-values.ts';

/** What stands in a visit's form, and the version of the report it was begun from. */
export interface EyeDraft {
  values: EyeValues;
  version: number | null;
}

export const serializeEyeDraft = (draft: EyeDraft): string => JSON.stringify(draft);

/** A draft as it was written; of one written by another version of this page, what still fits. */
export function parseEyeDraft(body: string | undefined, initial: EyeValues): EyeDraft | undefined {
  if (body === undefined) return undefined;
  try {
    const { values, version } = JSON.parse(body) as Partial<EyeDraft>;
    return {
      values: keepMatchingFields(initial, values) as EyeValues,
      version: typeof version === 'number' && Number.isInteger(version) ? version : null,
    };
  } catch {
    return undefined;
  }
}

/** The draft's value where it is of the same shape, else the initial one. */
function keepMatchingFields(initial: unknown, draft: unknown): unknown {
  if (Array.isArray(initial)) return Array.isArray(draft) ? draft : initial;
  if (typeof initial === 'object' && initial !== null) {
    const entries = Object.entries(initial);
    return Object.fromEntries(entries.map(([name, value]) => [name, keepMatchingFields(value, Object(draft)[name])]));
  }
  return typeof draft === typeof initial ? draft : initial;
}

/** Where the draft of a new visit is kept, and that of a report that is changed. */
export const newVisitDraftKey = (caseId: string | undefined) => ({ form: 'eye', ...(caseId && { caseId }) });
export const reportDraftKey = (id: string, caseId: string) => ({ form: `eye_${id.slice(-22)}`, caseId });
