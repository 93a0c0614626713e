import type { ReactNode } from 'react'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

type Way = { to: string; label: string }

/** A way for strangers, and the one in its place for somebody who is signed in on this device. */
type Ways = { strangers: Way; known: Way }

type LandingFrameProps = {
  isKnown: boolean
  signIn: Ways
  start: Ways
  /** A quiet link to what needs no account. */
  open: { to: string; label: string }
  headline: string
  lead: string
  /** The figure of a raga that rises above the horizon. */
  emblem: { swaras: readonly number[]; vadi: number }
  children: ReactNode
}

/**
 * The first page: the sky of the hour with a raga's figure, then what Alap is. One font, no script.
 */
export function LandingFrame({
  isKnown,
  signIn,
  start,
  open,
  headline,
  lead,
  emblem,
  children,
}: LandingFrameProps) {
  return (
    <div className="font-display">
      <section className="sky relative flex min-h-[100svh] flex-col overflow-hidden px-5 sm:px-10">
        <header className="flex items-center justify-between py-5">
          <p className="font-semibold text-title">Alap</p>
          <EitherWay {...signIn} isKnown={isKnown} variant="on-sky" />
        </header>
        <div className="relative z-10 mx-auto flex w-full max-w-[70rem] flex-1 flex-col justify-center pb-[36vh] lg:pb-[22vh]">
          <p className="mb-7 text-[2.1rem] sm:text-[2.75rem]">
            <Wordmark />
          </p>
          <h1 className="max-w-[16ch] text-balance font-semibold text-hero tracking-[-0.02em]">
            {headline}
          </h1>
          <p className="mt-5 max-w-[34ch] text-pretty text-lead">{lead}</p>
          <div className="mt-8">
            <EitherWay {...start} isKnown={isKnown} variant="sky" size="large" />
          </div>
          <p className="mt-3">
            <Link
              to={open.to}
              className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
            >
              {open.label}
            </Link>
          </p>
        </div>
        <div className="pointer-events-none absolute inset-x-0 bottom-0 flex [translate:0_52%] justify-center lg:justify-end lg:pr-[4vw]">
          <RisingWheel swaras={emblem.swaras} vadi={emblem.vadi} />
        </div>
      </section>
      {children}
    </div>
  )
}

type EitherWayProps = Ways & {
  isKnown: boolean
  variant?: 'sky' | 'on-sky'
  size?: 'large'
}

/** Both ways, one of them hidden; in the page that is rendered at build time a script shows the other. */
function EitherWay({ strangers, known, isKnown, ...look }: EitherWayProps) {
  return (
    <>
      <span data-for="strangers" hidden={isKnown}>
        <ButtonLink to={strangers.to} {...look}>
          {strangers.label}
        </ButtonLink>
      </span>
      <span data-for="known" hidden={!isKnown}>
        <ButtonLink to={known.to} {...look}>
          {known.label}
        </ButtonLink>
      </span>
    </>
  )
}

type Feature = { title: string; text: string; motif: ReactNode }

type LandingFeaturesProps = {
  heading: string
  features: readonly Feature[]
  isKnown: boolean
  start: Ways
  closing: string
}

/** What a day in Alap contains, as three steps in a column, not three tiles. */
export function LandingFeatures({
  isKnown,
  heading,
  features,
  start,
  closing,
}: LandingFeaturesProps) {
  return (
    <>
      <section className="mx-auto w-full max-w-[70rem] px-5 py-20 sm:px-10 sm:py-28">
        <h2 className="max-w-[22ch] text-balance font-semibold text-heading">{heading}</h2>
        <ul className="mt-10 grid gap-4 sm:mt-14 lg:grid-cols-3 lg:items-start lg:gap-6">
          {features.map((feature) => (
            <li
              key={feature.title}
              className="paper flex flex-col gap-4 rounded-card border border-line p-7 lg:nth-2:mt-10 lg:nth-3:mt-20"
            >
              <div className="flex h-16 items-center text-accent">{feature.motif}</div>
              <h3 className="font-semibold text-title">{feature.title}</h3>
              <p className="text-ink-soft">{feature.text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="sky px-5 py-20 text-center sm:px-10">
        <p className="mx-auto max-w-[24ch] text-balance font-semibold text-heading">{closing}</p>
        <div className="mt-8">
          <EitherWay {...start} isKnown={isKnown} variant="sky" size="large" />
        </div>
      </section>
      <footer className="px-5 py-8 text-center text-ink-soft text-small sm:px-10">
        Alap is the slow, unmetered opening of a raga.
      </footer>
    </>
  )
}

/** A sheet with a few lines of handwriting. */
export function PaperLines() {
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className="size-12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M10 6h22l6 6v30H10Z" fill="currentColor" fillOpacity="0.1" strokeLinejoin="round" />
      <path
        d="M16 19c2-1.5 3.5 1 5.5 0s3.5 1 5.5 0 3 .6 5 0M16 26.5c2-1.5 3.5 1 5.5 0s3.5 1 5.5 0 2 .4 3 0M16 34c2-1.5 3.5 1 5.5 0s1.5.4 2.5 0"
        strokeWidth="1.6"
      />
    </svg>
  )
}
