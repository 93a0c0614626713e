import { type ReactNode, useEffect, useRef } from 'react'

/** Brings what has just appeared to where it can be read, above what covers the foot of a phone. */
export function IntoView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise here, which React would take for the effect's cleanup.
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="scroll-mb-44 lg:scroll-mb-28">
      {children}
    </div>
  )
}
