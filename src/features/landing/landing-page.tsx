import type { ReactNode } from 'react'
import { AppPictures } from '~/features/landing/app-pictures.tsx'
import { HearTenSeconds } from '~/features/landing/hear-ten-seconds.tsx'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'
import { TanpuraStrings } from '~/ui/motifs/tanpura-strings.tsx'
import { Wordmark } from '~/ui/motifs/wordmark.tsx'

// Yaman: S R G M P D N, with Ga as the brightest point.
const YAMAN = { swaras: [0, 2, 4, 6, 7, 9, 11], vadi: 4 }

// It cannot know who has an account, so it opens sign-up; sign-in is one press further.
const HOME = { to: paths.dashboard(), label: 'Continue your practice' }
const START = { strangers: { to: newAccountPath, label: 'Begin your practice' }, known: HOME }

/**
 * The landing page. It is also rendered at build time, for strangers, so it reads no clock, no state,
 * no data. `isKnown` is whether somebody is signed in on this device.
 */
export function LandingPage({ isKnown = false }: { isKnown?: boolean }) {
  return (
    <LandingFrame
      isKnown={isKnown}
      signIn={{
        strangers: { to: paths.login(), label: 'Sign In' },
        known: { to: paths.dashboard(), label: 'Open Alap' },
      }}
      start={START}
      open={[
        { to: paths.trySession(), label: 'Or hear one session first, without an account' },
        { to: paths.tryChart(), label: 'Or cast a Vedic chart first, without an account' },
      ]}
      headline="Sit with a raga, once a day."
      lead="Ten quiet minutes of Indian classical music, chosen for your mood and the hour, and a page to write on afterwards."
      emblem={YAMAN}
    >
      <LandingFeatures
        heading="A day in Alap has three small parts."
        isKnown={isKnown}
        start={{ strangers: { to: newAccountPath, label: 'Create your account' }, known: HOME }}
        closing="Your practice begins with one sit."
        features={[
          {
            title: 'Daily Audio Sessions',
            text: 'A raga a day, from a slow opening to a closing bell. Ten, fifteen or twenty minutes.',
            motif: <TanpuraStrings sounding={false} />,
          },
          {
            title: 'Mood Tracking',
            text: 'One of five faces says how you are. The session meets you there, not where you should be.',
            motif: (
              <>
                <MoodFace value={2} />
                <MoodFace value={3} />
                <MoodFace value={4} />
              </>
            ),
          },
          {
            title: 'Reflection Journal',
            text: 'A sheet of paper for what stayed with you. Kept as you type, and yours alone.',
            motif: <PaperLines />,
          },
        ]}
      />
    </LandingFrame>
  )
}

type Way = { to: string; label: string }

/** A way for strangers, and the one in its place for somebody who is signed in on this device. */
type Ways = { strangers: Way; known: Way }

type LandingFrameProps = {
  isKnown: boolean
  signIn: Ways
  start: Ways
  /** Quiet links to what needs no account. */
  open: readonly Way[]
  headline: string
  lead: string
  /** The figure of a raga that rises above the horizon. */
  emblem: { swaras: readonly number[]; vadi: number }
  children: ReactNode
}

/**
 * The first page: the sky of the hour with a raga's figure, then what Alap is. One font, no script.
 */
function LandingFrame({
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
          <div className="mt-8 flex flex-wrap items-center gap-3">
            <EitherWay {...start} isKnown={isKnown} variant="sky" size="large" />
            <HearTenSeconds />
          </div>
          <p className="mt-1 flex flex-col items-start">
            {open.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-11 items-center text-small underline underline-offset-4"
              >
                {label}
              </Link>
            ))}
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
function LandingFeatures({ isKnown, heading, features, start, closing }: LandingFeaturesProps) {
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
        <AppPictures />
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
function PaperLines() {
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
