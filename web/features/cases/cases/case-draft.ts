import type { CaseValues } from './form/case-values.ts';

/** Form values in a draft, and the version of the case that they are based on. */
export interface CaseDraft {
  values: CaseValues;
  version: number | null;
  /** Paths of the fields that the user has changed; absent in drafts saved by older versions of the page. */
  changed?: string[] | undefined;
}

export const serializeCaseDraft = (draft: CaseDraft): string => JSON.stringify(draft);

/** Parses a stored draft. If another version of the page saved it, keeps only the fields that still match. */
export function parseCaseDraft(body: string | undefined, initial: CaseValues): CaseDraft | undefined {
  if (body === undefined) return undefined;
  try {
    const { values, version, changed } = JSON.parse(body) as Partial<CaseDraft>;
    const isVersion = typeof version === 'number' && Number.isInteger(version);
    return {
      values: keepMatchingFields(initial, values),
      version: isVersion ? version : null,
      changed: Array.isArray(changed) ? changed.map(String) : undefined,
    };
  } catch {
    return undefined;
  }
}

/** Takes each field from the draft if its type matches, otherwise from the initial values. */
function keepMatchingFields<Values extends object>(initial: Values, draft: unknown): Values {
  const fields = Object.entries(initial).map(([name, value]) => {
    const typed: unknown = Object(draft)[name];
    if (value === null) return [name, typeof typed === 'string' ? typed : null];
    const isSame = typeof typed === typeof value && Array.isArray(typed) === Array.isArray(value);
    if (!isSame || typed === null) return [name, value];
    const isNested = typeof value === 'object' && value !== null && !Array.isArray(value);
    return [name, isNested ? keepMatchingFields(value, typed) : typed];
  });
  return Object.fromEntries(fields) as Values;
}
