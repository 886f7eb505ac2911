const leaf = 'M0 0C10-20 34-24 52 0C34 24 10 20 0 0z';

const leaves = [
  'translate(86 146) rotate(196)',
  'translate(162 126) rotate(-16)',
  'translate(88 98) rotate(200)',
  'translate(160 90) rotate(-24)',
  'translate(112 72) rotate(236)',
  'translate(136 72) rotate(-56)',
];

export function Sapling({ done }: { done: number }) {
  return (
    <svg width="220" height="198" viewBox="20 18 208 196" fill="none" aria-hidden="true">
      <path d="M20 200h208" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="M124 200C122 150 126 110 124 62M124 160C108 150 96 146 84 146M124 140C140 130 152 126 164 126M124 112C108 104 98 100 86 98M124 104C140 98 150 94 162 90M124 82C120 78 116 74 112 72M124 82C128 78 132 74 136 72"
        stroke="var(--line-strong)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {leaves.map((place, index) => (
        <path
          key={place}
          d={leaf}
          transform={place}
          fill={index < done ? 'var(--brand)' : 'var(--surface)'}
          stroke={index < done ? 'var(--brand)' : 'var(--line-strong)'}
          strokeWidth="2"
          strokeDasharray={index < done ? undefined : '4 4'}
        />
      ))}
    </svg>
  );
}
