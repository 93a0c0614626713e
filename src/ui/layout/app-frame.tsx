import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

export type FrameItem = {
  to: string
  label: string
  icon: ReactNode
  /** The main action of the bar, raised in its middle. */
  raised?: boolean
}

type AppFrameProps = {
  items: readonly FrameItem[]
  /** Shown above the bar, on every screen, when a recording is loaded. */
  player: ReactNode
  children: ReactNode
}

const ITEM =
  'group flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-small text-ink-soft aria-[current=page]:text-accent lg:w-full lg:flex-none lg:py-3'

const ICON =
  'flex h-8 items-center justify-center rounded-full px-4 text-[1.25rem] eased group-hover:text-ink group-aria-[current=page]:bg-accent-wash group-aria-[current=page]:text-accent'

const RAISED =
  'flex size-12 -mt-6 items-center justify-center rounded-full bg-accent text-[1.5rem] text-on-accent lift lg:mt-0'

/**
 * The frame of every signed-in screen: a bar of five at the bottom of a phone, a narrow rail on a
 * desktop.
 */
export function AppFrame({ items, player, children }: AppFrameProps) {
  const { pathname } = useLocation()
  return (
    <div className="flex min-h-dvh flex-col lg:pl-24">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-full bg-accent px-5 py-3 text-on-accent focus:top-4"
      >
        Skip to content
      </a>
      <main id="main" tabIndex={-1} className="flex-1 pb-40 outline-none lg:pb-28">
        {children}
      </main>
      <div className="fixed inset-x-0 bottom-0 z-30 lg:contents">
        <div className="flow-root bg-ground pt-2 empty:hidden lg:fixed lg:right-0 lg:bottom-0 lg:left-24 lg:z-30 lg:bg-transparent lg:pt-0">
          {player}
        </div>
        <nav
          aria-label="Main"
          className="flex border-line border-t bg-raised px-2 pb-[env(safe-area-inset-bottom)] lg:fixed lg:inset-y-0 lg:left-0 lg:w-24 lg:flex-col lg:justify-center lg:gap-2 lg:border-t-0 lg:border-r lg:px-1"
        >
          {items.map((item) => (
            <Link
              key={item.to}
              to={item.to}
              aria-current={pathname.startsWith(item.to) ? 'page' : undefined}
              className={ITEM}
            >
              <span className={item.raised ? RAISED : ICON}>{item.icon}</span>
              <span>{item.label}</span>
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

/** A full-screen page with the player at its lower edge. */
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
