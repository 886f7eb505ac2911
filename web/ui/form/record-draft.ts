/** What a draft of a form of text fields holds. */
interface RecordDraft<Values> {
  recordId: string | null;
  version: number | null;
  values: Values;
}

/** Reads a draft of the same record; of one that another version of the page saved, the fields that there are. */
export function parseRecordDraft<Values extends Record<string, string>>(
  body: string | undefined,
  recordId: string | null,
  initialValues: Values,
): RecordDraft<Values> | undefined {
  if (body === undefined) return undefined;
  try {
    const draft = JSON.parse(body) as Partial<RecordDraft<Record<string, unknown>>>;
    if (draft.recordId !== recordId) return undefined;
    const values = Object.entries(initialValues).map(([name, value]) => {
      const typed = draft.values?.[name];
      return [name, typeof typed === 'string' ? typed : value];
    });
    const version = Number.isInteger(draft.version) ? Number(draft.version) : null;
    return { recordId, version, values: Object.fromEntries(values) as Values };
  } catch {
    return undefined;
  }
}
