import { Illustration } from './illustration.tsx';

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
