import type { ReactNode } from 'react'

/** A whole-screen page with the player over its lower edge. */
export function PlayerAtFoot({ player, children }: { player: ReactNode; children: ReactNode }) {
  return (
    <>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <div className="fixed inset-x-0 bottom-0 z-30">{player}</div>
    </>
  )
}
