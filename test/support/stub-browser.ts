import { vi } from 'vitest';

/** The parts of a browser that pages use before anything is drawn. `vi.unstubAllGlobals` removes them. */
export function stubBrowser(): void {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', new URL('http://127.0.0.1/'));
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: '' } });
  vi.stubGlobal('__APP_VERSION__', '26-11-20-684');
}

function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}
