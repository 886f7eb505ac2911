import { isSame } from '../../../../../../shared/core/documents/is-same.ts';
import { IdempotencyKey } from '../../../../../../shared/core/fields.ts';
import type { EyeValues } from '../eye-values.ts';

export interface EyeDraft {
  values: EyeValues;
  version: number | null;
  /** Keys of the visit parts that the user has changed; missing in drafts of older versions of the page. */
  changed?: string[] | undefined;
  /** Idempotency key with which the visit is created; only in drafts of new visits. */
  createKey?: string | undefined;
}

/** What the form of a visit starts with. */
interface FormStart {
  values: EyeValues;
  /** The stored draft, if the form starts with it. */
  restored?: EyeDraft | undefined;
  /** The stored draft, if the form starts with other typed values that it must not replace. */
  offered?: EyeDraft | undefined;
}

/** @param typed values that the user typed before choosing the child */
export function startOfForm(
  stored: EyeValues,
  draft: EyeDraft | undefined,
  typed: EyeValues = stored,
): FormStart {
  const isTyped = !isSame(typed, stored);
  return isTyped ? { values: typed, offered: draft } : { values: draft?.values ?? stored, restored: draft };
}

export const serializeEyeDraft = (draft: EyeDraft): string => JSON.stringify(draft);

/** Parses a stored draft. If another version of the page saved it, keeps only the fields that still match. */
export function parseEyeDraft(body: string | undefined, initial: EyeValues): EyeDraft | undefined {
  if (body === undefined) return undefined;
  try {
    const { values, version, changed, createKey } = JSON.parse(body) as Partial<EyeDraft>;
    return {
      values: withPlane(keepMatchingFields(initial, values) as EyeValues, Object(values)),
      version: typeof version === 'number' && Number.isInteger(version) ? version : null,
      changed: Array.isArray(changed) ? changed.map(String) : undefined,
      createKey: IdempotencyKey.safeParse(createKey).data,
    };
  } catch {
    return undefined;
  }
}

/** Clears the plane of contact lens powers in old drafts, which did not store the plane. */
const withPlane = (restored: EyeValues, draft: Partial<EyeValues>): EyeValues =>
  draft.plane === undefined && restored.lensKind !== 'spectacle' ? { ...restored, plane: '' } : restored;

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
