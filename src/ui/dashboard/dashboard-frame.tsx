import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PersonIcon } from '~/ui/frame-icons.tsx'

type DashboardFrameProps = {
  greeting: string
  date: string
  profile: { to: string; label: string }
  hero: ReactNode
  children: ReactNode
}

/** Home: who and when, the watch of the day, then what the page holds. */
export function DashboardFrame(props: DashboardFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[70rem] animate-arrive px-5 pt-6 pb-12 sm:px-8 sm:pt-10">
      <header className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h1 className="font-display font-semibold text-heading">{props.greeting}</h1>
          <p className="text-ink-soft">{props.date}</p>
        </div>
        <Link
          to={props.profile.to}
          aria-label={props.profile.label}
          title={props.profile.label}
          className="flex size-11 shrink-0 items-center justify-center rounded-full border border-edge text-[1.25rem] text-ink-soft hover:border-accent hover:text-accent"
        >
          <PersonIcon />
        </Link>
      </header>
      {props.hero}
      <div className="mt-8">{props.children}</div>
    </div>
  )
}
