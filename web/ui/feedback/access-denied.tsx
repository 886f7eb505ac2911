import { Illustration } from './illustration.tsx';

export function AccessDenied() {
  return (
    <Illustration width={212} height={150}>
      <path d="M8 138h196" stroke="var(--line-strong)" />
      <path d="M46 138V84a54 54 0 0 1 108 0v54" fill="var(--brand-soft)" />
      <path d="M62 138V86a38 38 0 0 1 76 0v52" fill="var(--bg)" />
      <path d="M80 138V64M100 138V50M120 138V64M62 104h76" />
      <rect x="88" y="94" width="24" height="20" rx="4" fill="var(--bg)" />
      <path d="M94 94v-5a6 6 0 0 1 12 0v5M100 102v4" />
      <path d="M172 138v-16M172 124c0-9 5-15 14-16 0 9-5 15-14 16z" />
    </Illustration>
  );
}
