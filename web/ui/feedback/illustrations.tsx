import type { ReactNode } from 'react';

interface IllustrationProps {
  width: number;
  height: number;
  children: ReactNode;
}

function Illustration({ width, height, children }: IllustrationProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export function Seedling() {
  return (
    <Illustration width={160} height={112}>
      <path d="M16 102h128" stroke="var(--line-strong)" />
      <path d="M80 102V62" />
      <path d="M80 72c0-20 12-34 34-36 0 22-14 36-34 36z" fill="var(--brand-soft)" />
      <path d="M80 84c0-15-9-25-26-27 0 17 11 27 26 27z" fill="var(--brand-soft)" />
      <path d="M66 102c5-3 10-3 14-3s9 0 14 3" />
      <path d="M114 36 92 60M54 57l16 17" />
    </Illustration>
  );
}

export function SeekingTree() {
  return (
    <Illustration width={220} height={150}>
      <path d="M20 138h180" stroke="var(--line-strong)" />
      <path d="M110 138v-36M110 116c-8-6-12-8-20-9M110 108c7-5 11-7 18-8" />
      <path d="M94 138c8-4 13-10 16-18 3 8 8 14 16 18" />
      <path
        d="M50 62c14-26 35-40 60-40s46 14 60 40c-14 26-35 40-60 40S64 88 50 62z"
        fill="var(--brand-soft)"
      />
      <circle cx="110" cy="62" r="22" fill="var(--bg)" strokeDasharray="3 6" />
      <path d="M103 57a7 7 0 1 1 9.5 6.5c-2 .9-2.5 2-2.5 4M110 73v.1" />
      <path d="M40 118c6 0 10-3 11-9-6 0-10 3-11 9zM176 126c-5-1-8-4-9-9 6 1 9 4 9 9z" />
    </Illustration>
  );
}

export function LeafySheet() {
  return (
    <Illustration width={160} height={112}>
      <path d="M16 102h128" stroke="var(--line-strong)" />
      <path d="M52 102V24a8 8 0 0 1 8-8h28l20 20v66" />
      <path d="M88 16v12a8 8 0 0 0 8 8h12" />
      <path d="M64 52h20M64 64h12" stroke="var(--line-strong)" />
      <path d="M72 90c3-17 14-27 32-28-2 18-13 28-32 28z" fill="var(--brand-soft)" />
      <path d="M104 62 66 96" />
    </Illustration>
  );
}

export function LeafyFolder() {
  return (
    <Illustration width={160} height={112}>
      <path d="M16 102h128" stroke="var(--line-strong)" />
      <path d="M84 56V42" />
      <path d="M84 44c0-17 10-28 28-30 0 19-11 30-28 30z" fill="var(--brand-soft)" />
      <path d="M84 52c0-12-8-20-21-22 0 14 8 22 21 22z" fill="var(--brand-soft)" />
      <path d="M44 102V53a5 5 0 0 1 5-5h16l8 8h38a5 5 0 0 1 5 5v41" />
      <path d="M44 70h72" stroke="var(--line-strong)" />
    </Illustration>
  );
}

export function RestingTree() {
  return (
    <Illustration width={160} height={112}>
      <path d="M16 102h128" stroke="var(--line-strong)" />
      <path d="M80 102V77M68 102c6-3 10-7 12-13 2 6 6 10 12 13" />
      <path
        d="M36 48c10-19 26-29 44-29s34 10 44 29c-10 19-26 29-44 29S46 67 36 48z"
        fill="var(--brand-soft)"
      />
      <path d="M60 45c5 7 12 10 20 10s15-3 20-10M67 52l-4 6M80 55v7M93 52l4 6" />
    </Illustration>
  );
}
