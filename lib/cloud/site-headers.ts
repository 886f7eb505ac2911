import { videoPlayers } from '../../shared/features/courses/activities/video-player.ts';

/** External origins that a page may access, as CSP sources. */
export interface CspSources {
  /** Origins that scripts may send requests to. */
  connect: string[];
  /** Origins of images and videos. */
  images: string[];
}

/** Content security policy of a page. `unsafe-inline` is there for Mantine's style elements in the head. */
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
 * Headers of all pages and files of the site, in the cloud and locally. Strict-Transport-Security is added
 * only in the cloud: locally, browsers would then refuse plain HTTP on 127.0.0.1.
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

/** Cache-Control of a file. A file with a hash in its name never changes; all others must be revalidated. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
