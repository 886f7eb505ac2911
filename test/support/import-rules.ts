import type { Import } from './source-tree.ts';

/** Folders of functions/ that handlers stand on. Beside `entries`, every other folder is a noun. */
export const functionPlatforms = ['http', 'storage', 'files', 'mail', 'pdf', 'events', 'identity'];
/** Folders of web/ that pages stand on. Every other folder is a noun. */
export const webPlatforms = ['shell', 'session', 'api', 'ui', 'i18n'];

/** Where a file stands: its tier, the kind of its folder there, and that folder's name. */
interface ModulePlace {
  tier: string;
  kind: 'root' | 'entries' | 'platform' | 'noun';
  folder: string;
}

function placeOf(path: string): ModulePlace {
  const [tier = '', ...rest] = path.split('/');
  const folder = rest.length > 1 ? (rest[0] ?? '') : '';
  if (folder === '') return { tier, kind: 'root', folder };
  if (tier === 'functions' && folder === 'entries') return { tier, kind: 'entries', folder };
  const platforms = tier === 'web' ? webPlatforms : functionPlatforms;
  return { tier, kind: platforms.includes(folder) ? 'platform' : 'noun', folder };
}

/** Whether a file may import another of ours. */
export function mayImport(from: string, { path: to, kind }: Import): boolean {
  if (to === undefined) return true;
  const [source, target] = [placeOf(from), placeOf(to)];
  if (source.tier === 'test' || target.tier === 'shared') return true;
  switch (source.tier) {
    case 'functions':
      return target.tier === 'functions' && withinFunctions(source, target, to, kind);
    case 'web':
      return target.tier === 'web' && withinWeb(source, target);
    case 'lib':
      return target.tier === 'lib' ? withinLib(source, target) : fromLib(source, target, to);
    case 'bin':
      return ['bin', 'lib'].includes(target.tier);
    default:
      return false;
  }
}

function withinFunctions(
  source: ModulePlace,
  target: ModulePlace,
  to: string,
  kind: Import['kind'],
): boolean {
  if (source.folder === target.folder || target.kind === 'platform') return true;
  if (to === 'functions/composition/context.ts') return kind === 'type' || source.kind === 'entries';
  if (target.kind === 'root') return true;
  if (source.kind === 'root') return /-(store|rate)\.ts$/.test(to);
  return source.kind === 'entries' && (kind === 'dynamic' || !to.endsWith('/handlers.ts'));
}

function withinWeb(source: ModulePlace, target: ModulePlace): boolean {
  return source.folder === target.folder || target.kind === 'platform' || source.kind === 'root';
}

function withinLib(source: ModulePlace, target: ModulePlace): boolean {
  if (source.folder === target.folder || target.folder === 'build') return true;
  return source.folder === 'local' && ['cloud', 'restore'].includes(target.folder);
}

/** The stand-ins run the entries; what checks a restored table knows its keys and what follows from a record. */
function fromLib(source: ModulePlace, target: ModulePlace, to: string): boolean {
  if (target.tier !== 'functions') return false;
  if (source.folder === 'local') return target.kind === 'entries';
  return source.folder === 'restore' && (target.folder === 'storage' || to.endsWith('-items.ts'));
}

/** Whether a file may import the AWS SDK. */
export function mayTouchAws(path: string): boolean {
  const { tier, kind, folder } = placeOf(path);
  if (tier === 'functions') return kind === 'platform';
  return tier === 'test' || (tier === 'lib' && ['local', 'restore'].includes(folder));
}
