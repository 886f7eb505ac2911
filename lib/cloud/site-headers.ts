import { videoPlayers } from '../../shared/features/courses/activities/video-player.ts';

/** Addresses beyond our own that a page may reach, as CSP sources. */
export interface CspSources {
  /** Where scripts may send requests. */
  connect: string[];
  /** Where images and videos may come from. */
  images: string[];
}

/** Mantine puts style elements into the head, hence `unsafe-inline` there and nowhere else. */
function contentSecurityPolicy({ connect, images }: CspSources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    ['img-src', "'self'", 'data:', 'blob:', ...images].join(' '),
    ['media-src', 'blob:', ...images].join(' '),
    "font-src 'self'",
    ['connect-src', "'self'", ...connect].join(' '),
    "worker-src 'self'",
    ['frame-src', 'blob:', ...videoPlayers].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ');
}

/**
 * Headers of every page and file of the site, for whatever serves them. The cloud adds
 * Strict-Transport-Security: a browser that has seen it on 127.0.0.1 would refuse plain HTTP there.
 */
export function securityHeaders(reach: CspSources) {
  return {
    'Content-Security-Policy': contentSecurityPolicy(reach),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** How long a browser may keep a file: hashed ones for ever, all else must be asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
