type LampProps = {
  /** A day of rest is a moon instead of a lamp; `null` is for days before the person began. */
  level: 'excellent' | 'high' | 'medium' | 'low' | 'rest' | null
}

const BOWL = 'M1.5 11.5h11c0 3-2.4 4.5-5.5 4.5s-5.5-1.5-5.5-4.5Z'
const TALL_FLAME = 'M7 1.5c2.3 2.8 3 4.2 3 5.7a3 3 0 0 1-6 0c0-1.5.7-2.9 3-5.7Z'
const SMALL_FLAME = 'M7 5.5c1.2 1.4 1.6 2 1.6 2.7a1.6 1.6 0 0 1-3.2 0c0-.7.4-1.3 1.6-2.7Z'
const MOON = 'M10.5 13.7a3.8 3.8 0 0 1-4.1-5.7 3.8 3.8 0 1 0 4.1 5.7Z'

/** One lamp, 14 units wide and 19 high: the more points a day has, the taller its flame. */
export function Lamp({ level }: LampProps) {
  if (level === null) return <circle cx="7" cy="13" r="0.7" opacity="0.5" />
  if (level === 'rest') return <path d={MOON} fill="currentColor" />
  if (level === 'low') return <path d={BOWL} strokeWidth="0.8" opacity="0.55" />
  if (level === 'medium') {
    return (
      <g strokeWidth="1">
        <path d={BOWL} />
        <circle cx="7" cy="8" r="1" fill="currentColor" />
      </g>
    )
  }
  if (level === 'high') {
    return (
      <g strokeWidth="1">
        <path d={BOWL} fill="currentColor" fillOpacity="0.3" />
        <path d={SMALL_FLAME} fill="currentColor" />
      </g>
    )
  }
  return <path d={BOWL + TALL_FLAME} fill="currentColor" strokeWidth="1" />
}
