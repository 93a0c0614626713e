import type { ReactNode } from 'react'
import { Link } from '~/ui/controls/link.tsx'
import { PersonIcon } from '~/ui/motifs/frame-icons.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type DashboardFrameProps = {
  greeting: string
  date: string
  profile: { to: string; label: string }
  hero: ReactNode
  /** Between the watch of the day and the sections. */
  line: ReactNode
  children: ReactNode
}

/** Home: greeting and date, the watch of the day, then the sections. */
export function DashboardFrame(props: DashboardFrameProps) {
  return (
    <div className="mx-auto w-full max-w-[70rem] px-5 pt-6 pb-12 sm:px-8 sm:pt-10">
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
      {/* The greeting may stand there already, so it does not arrive. */}
      <div className="animate-arrive">
        {props.hero}
        {props.line}
        <div className="mt-8">{props.children}</div>
      </div>
    </div>
  )
}

type WatchHeroProps = {
  /** "9 to midnight, the night's second watch (prahar)". */
  watch: string
  /** A link that says more of the day. */
  more: { to: string; label: string }
  raga: { name: string; devanagari: string | undefined }
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** Why this raga, in one sentence. */
  why: string
  action: ReactNode
}

/** The watch of the day: its sky, its raga with the reason, and one action. */
export function WatchHero({ watch, more, raga, emblem, why, action }: WatchHeroProps) {
  return (
    <section
      aria-label="The watch of the day"
      className="sky relative overflow-hidden rounded-card px-6 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10"
    >
      {emblem && (
        <div className="pointer-events-none absolute -right-24 -bottom-24 opacity-70 sm:top-1/2 sm:right-10 sm:bottom-auto sm:[translate:0_-50%] sm:opacity-90">
          <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="stage" />
        </div>
      )}
      <div className="relative max-w-[30rem]">
        <p className="flex flex-wrap items-center gap-x-4 text-small">
          <span>{watch}</span>
          {/* Above the name below it, whose large letters would take the presses. */}
          <Link
            to={more.to}
            className="relative inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {more.label}
          </Link>
        </p>
        <h2 className="mt-1 mb-3">
          <RagaName name={raga.name} devanagari={raga.devanagari} size="hero" />
        </h2>
        <p className="max-w-[26ch] text-lead sm:max-w-[34ch]">{why}</p>
        <div className="mt-6">{action}</div>
      </div>
    </section>
  )
}
