const GLYPHS = {
  'first-steps':
    'M24 33V23M24 26c0-4.2-2.6-6.4-7-6.4 0 4.2 2.6 6.4 7 6.4ZM24 23c0-4.2 2.6-6.4 7-6.4 0 4.2-2.6 6.4-7 6.4Z',
  'week-warrior':
    'M15 29h.01M16.4 22.6h.01M20.2 17.8h.01M24 31h.01M27.8 17.8h.01M31.6 22.6h.01M33 29h.01',
  'month-master': 'M28 14.6a9.8 9.8 0 1 0 5.6 14.4A8.4 8.4 0 0 1 28 14.6Z',
  'century-club':
    'M24 14.5a8 8 0 0 1 0 16 8 8 0 0 1 0-16M24 30.5V36M22 36h4M24 14.5h.01M16 22.5h.01M32 22.5h.01',
  'consistency-king': 'M15.5 31.5h17M15.5 27.5 14 17.5l5.6 4.6L24 15.5l4.4 6.6 5.6-4.6-1.5 10Z',
  'mindfulness-master':
    'M24 15c3.2 3.4 4.4 6.6 4.4 9.4 0 3-1.6 5.4-4.4 7.6-2.8-2.2-4.4-4.6-4.4-7.6 0-2.8 1.2-6 4.4-9.4ZM19.6 22.4c-2.4-.9-4.6-1-6.6-.4 1 5.6 5 9.4 11 10 6-.6 10-4.4 11-10-2-.6-4.2-.5-6.6.4',
  'journal-journey':
    'M24 18.5c-3-2-6-2.3-9.5-1.5v13c3.5-.8 6.5-.5 9.5 1.5 3-2 6-2.3 9.5-1.5V17c-3.5-.8-6.5-.5-9.5 1.5ZM24 18.5v13',
  'zen-zone':
    'M14.5 31c0-2 4-3.2 9.5-3.2s9.5 1.2 9.5 3.2-4 3.2-9.5 3.2-9.5-1.2-9.5-3.2ZM17.5 24.8c0-1.6 2.8-2.7 6.5-2.7s6.5 1.1 6.5 2.7M20.5 18.6c0-1.3 1.4-2.2 3.5-2.2s3.5.9 3.5 2.2-1.4 2.1-3.5 2.1-3.5-.8-3.5-2.1Z',
  'early-bird': 'M13 31h22M17 31a7 7 0 0 1 14 0M24 17v3.5M14.2 21.2l2.5 2.5M33.8 21.2l-2.5 2.5',
  'diamond-dedication':
    'M18 16h12l5 6.5L24 34 13 22.5ZM13 22.5h22M24 34l-4.5-11.5L22 16M24 34l4.5-11.5L26 16',
} as const

type AchievementEmblemProps = {
  name: keyof typeof GLYPHS
  /** A locked one is an open ring with a clasp; an unlocked one is closed and filled. */
  unlocked: boolean
}

/** An achievement's emblem in the style of the mood faces; always show its name with it. */
export function AchievementEmblem({ name, unlocked }: AchievementEmblemProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={`size-14 shrink-0 ${unlocked ? 'text-accent' : 'text-ink-soft'}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {unlocked ? <Whole /> : <Locked />}
      <path
        d={GLYPHS[name]}
        {...(name === 'week-warrior' && { strokeWidth: 3.6 })}
        {...(!unlocked && { strokeOpacity: 0.7 })}
      />
    </svg>
  )
}

// A brush circle, as in the faces, with eight rays around it.
function Whole() {
  return (
    <>
      <path
        d="M39.2 22.8c.5 8.9-5.7 16-14.5 16.2-9.3.2-15.7-6.4-15.6-14.9C9.2 15.5 15.6 9.1 24 9c7.3 0 12.9 3.9 14.4 9.9"
        fill="currentColor"
        fillOpacity="0.16"
      />
      <path
        d="M24 2.5v2M24 43.5v2M2.5 24h2M43.5 24h2M8.8 8.8l1.4 1.4M37.8 37.8l1.4 1.4M8.8 39.2l1.4-1.4M37.8 10.2l1.4-1.4"
        strokeWidth="2.4"
      />
    </>
  )
}

function Locked() {
  return (
    <>
      <circle cx="24" cy="24" r="15" strokeWidth="1.6" strokeDasharray="1 4.236" />
      <path
        d="M33 36.5h9v6.5h-9ZM35 36.5v-1.8c0-3.3 5-3.3 5 0v1.8"
        fill="currentColor"
        fillOpacity="0.16"
        strokeWidth="1.6"
      />
    </>
  )
}
