import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Reads a source map, by its path in the folder of a release, such as `functions/api/index.mjs.map`. */
export type ReadMap = (path: string) => Promise<string | undefined>;

interface LoggedFailure {
  service?: unknown;
  at?: unknown;
  stack?: unknown;
}

/** Matches a position in a built file, either of a Lambda (in `/var/task`) or of a page. */
const builtPlace = /(?:file:\/\/)?(?:\/var\/task\/|https?:\/\/[^/\s]+\/)([\w./-]+\.m?js):(\d+):(\d+)/;

/** Splits pasted log lines, or a plain stack, into stack lines with their Lambdas. */
function toFrames(text: string, lambda: string | undefined): { frame: string; lambda: string | undefined }[] {
  return text.split('\n').flatMap(line => {
    const logged = readLogged(line);
    if (!logged) return [{ frame: line, lambda }];
    const service = typeof logged.service === 'string' ? logged.service : lambda;
    const frames = Array.isArray(logged.at) ? logged.at.map(String) : String(logged.stack ?? '').split('\n');
    return frames.map(frame => ({ frame, lambda: service }));
  });
}

function readLogged(line: string): LoggedFailure | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Replaces positions in built files by positions in the source.
 * @param lambda name of the Lambda if the text is only a stack; log lines already contain the name
 * @returns the lines; positions for which there is no source map stay unchanged
 */
export async function resolveStack(text: string, readMap: ReadMap, lambda?: string): Promise<string> {
  const maps = new Map<string, Promise<TraceMap | undefined>>();
  const mapOf = (path: string) => {
    const found = maps.get(path) ?? readMap(path).then(map => (map ? new TraceMap(map) : undefined));
    maps.set(path, found);
    return found;
  };
  const lines = toFrames(text, lambda).map(async ({ frame, lambda: of }) => {
    const [place, file = '', line, column] = builtPlace.exec(frame) ?? [];
    if (!place) return frame;
    const isOfPage = place.startsWith('http');
    const map = await mapOf(isOfPage ? `web/${file}.map` : `functions/${of ?? ''}/${file}.map`);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return frame;
    const source = found.source.replace(/^(\.\.\/)+/, '');
    return frame.replace(place, `${source}:${found.line}:${found.column + 1}`);
  });
  return (await Promise.all(lines)).join('\n');
}
