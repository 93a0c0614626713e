import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

export type FrameItem = {
  to: string
  label: string
  icon: ReactNode
  /** The main action of the bar, raised in its middle. */
  raised?: boolean
  /** What the link hands to the page, as the links of overlays do. */
  state?: unknown
}

type AppFrameProps = {
  items: readonly FrameItem[]
  /** On a very wide screen, under their name. */
  more: { readonly name: string; readonly items: readonly FrameItem[] }
  /** At the foot of the rail. */
  foot: readonly FrameItem[]
  /** Shown above the bar, on every screen, when a recording is loaded. */
  player: ReactNode
  children: ReactNode
}

const ITEM =
  'group flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 whitespace-nowrap text-[min(0.8125rem,4.1vw)] text-ink-soft leading-tight aria-[current=page]:font-semibold aria-[current=page]:text-accent lg:w-full lg:flex-none lg:py-1 wide:min-h-12 wide:flex-row wide:justify-start wide:gap-3 wide:text-small'

const ICON =
  'flex h-8 w-13 max-w-full items-center justify-center rounded-full text-[1.25rem] eased group-hover:text-ink group-aria-[current=page]:bg-accent-wash group-aria-[current=page]:text-accent wide:w-11'

const RAISED =
  'flex aspect-square w-12 max-w-full -mt-6 items-center justify-center rounded-full bg-accent text-[1.5rem] text-on-accent lift lg:mt-0 wide:w-11'

/**
 * The frame of every signed-in screen: a bar of five at the bottom of a phone, a rail at the left of anything
 * wider, which has words beside its icons where there is room.
 */
export function AppFrame({ items, more, foot, player, children }: AppFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col lg:pl-20 xl:pl-22 wide:pl-58">
      <a
        href="#main"
        className="absolute -top-20 left-4 z-50 rounded-full bg-accent px-5 py-3 text-on-accent focus:top-4"
      >
        Skip to content
      </a>
      <nav
        aria-label="Main"
        className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-raised px-2 pb-[env(safe-area-inset-bottom)] lg:inset-y-0 lg:right-auto lg:w-20 lg:flex-col lg:overflow-y-auto lg:border-t-0 lg:border-r lg:px-1 lg:py-6 xl:w-22 wide:w-58 wide:px-5"
      >
        <p className="hidden pb-6 text-accent lg:flex lg:justify-center wide:justify-start wide:px-2 wide:text-title">
          <Wordmark />
        </p>
        <FrameItems items={items} />
        <div className="hidden wide:block">
          <h2 className="mt-6 mb-1 px-2 font-semibold text-ink-soft text-tiny">{more.name}</h2>
          <FrameItems items={more.items} />
        </div>
        <div className="hidden lg:mt-auto lg:block lg:pt-6">
          <FrameItems items={foot} />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className="flex-1 pb-40 outline-none lg:pb-28">
        {children}
      </main>
      <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flow-root bg-ground pt-2 empty:hidden lg:bottom-0 lg:left-20 lg:bg-transparent lg:pt-0 xl:left-22 wide:left-58">
        {player}
      </div>
    </div>
  )
}

function FrameItems({ items }: { items: readonly FrameItem[] }) {
  const { pathname } = useLocation()
  return items.map(({ to, state, label, icon, raised }) => (
    <Link
      key={label}
      to={to}
      state={state}
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      className={ITEM}
    >
      <span className={raised ? RAISED : ICON}>{icon}</span>
      <span>{label}</span>
    </Link>
  ))
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
