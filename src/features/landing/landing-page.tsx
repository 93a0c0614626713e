import type { ReactNode } from 'react'
import { HearTenSeconds } from '~/features/landing/hear-ten-seconds.tsx'
import { JournalPiece, MoodPiece, SessionPiece } from '~/features/landing/pieces.tsx'
import { SkiesOfTheDay } from '~/features/landing/skies-of-the-day.tsx'
import { newAccountPath, paths } from '~/lib/paths.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { RisingWheel } from '~/ui/motifs/rising-wheel.tsx'

// What the ten seconds play.
const YAMAN = { name: 'Yaman', emblem: { swaras: [0, 2, 4, 6, 7, 9, 11], vadi: 4 } }

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
      open={{ to: paths.trySession(), label: 'Hear a whole session first' }}
      headline="Sit with a raga, once a day."
      lead="Ten quiet minutes of Indian classical music, chosen for your mood and the hour, and a page to write on afterwards."
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
            piece: <SessionPiece />,
          },
          {
            title: 'Mood Tracking',
            text: 'One of five faces says how you are. The session meets you there, not where you should be.',
            piece: <MoodPiece />,
          },
          {
            title: 'Reflection Journal',
            text: 'A sheet of paper for what stayed with you. Kept as you type, and yours alone.',
            piece: <JournalPiece />,
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
  /** A quiet link to what needs no account. */
  open: Way
  headline: string
  lead: string
  children: ReactNode
}

/** The first page: the sky of the hour with a raga to hear, then what Alap is. One font, no script. */
function LandingFrame({
  isKnown,
  signIn,
  start,
  open,
  headline,
  lead,
  children,
}: LandingFrameProps) {
  return (
    <div className="font-display">
      <section className="sky flex min-h-[100svh] flex-col overflow-hidden px-5 sm:px-10">
        <header className="mx-auto flex w-full max-w-[76rem] items-center justify-between gap-4 py-5">
          <p className="font-semibold text-title">Alap</p>
          <EitherWay {...signIn} isKnown={isKnown} variant="on-sky" />
        </header>
        <div className="mx-auto grid w-full max-w-[76rem] flex-1 items-center gap-x-14 gap-y-10 py-5 lg:grid-cols-2">
          <div>
            <h1 className="max-w-[16ch] text-balance font-semibold text-hero tracking-[-0.02em]">
              {headline}
            </h1>
            <p className="mt-5 max-w-[34ch] text-pretty text-lead">{lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
              <EitherWay {...start} isKnown={isKnown} variant="sky" size="large" />
              <Link
                to={open.to}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {open.label}
              </Link>
            </div>
          </div>
          <div className="flex flex-col items-center gap-4 pb-12">
            <div className="relative size-[min(82vw,54dvh,34rem)] max-w-full">
              <div className="pointer-events-none">
                <RisingWheel {...YAMAN.emblem} size="fill" />
              </div>
              <div className="absolute inset-0 grid place-items-center">
                <HearTenSeconds />
              </div>
            </div>
            <p className="text-small">{`${YAMAN.name}, a raga of the early evening`}</p>
          </div>
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

type Feature = { title: string; text: string; piece: ReactNode }

type LandingFeaturesProps = {
  heading: string
  features: readonly Feature[]
  isKnown: boolean
  start: Ways
  closing: string
}

/** What a day in Alap contains, its eight skies, and what can be tried at once. */
function LandingFeatures({ isKnown, heading, features, start, closing }: LandingFeaturesProps) {
  return (
    <>
      <div className="px-5 sm:px-10">
        <div className="mx-auto flex max-w-[76rem] flex-col gap-20 py-20">
          <section>
            <h2 className="max-w-[22ch] text-balance font-semibold text-heading">{heading}</h2>
            <ul className="mt-8 grid gap-x-6 gap-y-10 lg:grid-cols-3">
              {features.map((feature) => (
                <li key={feature.title}>
                  <div aria-hidden="true" className="mb-3 grid min-h-56">
                    {feature.piece}
                  </div>
                  <h3 className="font-semibold text-title">{feature.title}</h3>
                  <p className="mt-1 text-ink-soft">{feature.text}</p>
                </li>
              ))}
            </ul>
          </section>
          <SkiesOfTheDay />
          <section>
            <h2 className="font-semibold text-heading">Nothing to take on trust.</h2>
            <div className="mt-8 grid gap-6 lg:grid-cols-2">
              <Card>
                <h3 className="font-semibold text-title">Hear a whole session</h3>
                <p className="mt-1 mb-4 text-ink-soft">
                  Ten minutes, no account. What you do stays on this device and comes with you when
                  you make one.
                </p>
                <ButtonLink to={paths.trySession()} variant="quiet">
                  Try a session
                </ButtonLink>
              </Card>
              <Card>
                <h3 className="font-semibold text-title">Cast a Vedic chart</h3>
                <p className="mt-1 mb-4 text-ink-soft">
                  From day, time and place of birth, no account. It stays on this device and comes
                  with you when you make one.
                </p>
                <ButtonLink to={paths.tryChart()} variant="quiet">
                  Try the chart
                </ButtonLink>
              </Card>
            </div>
          </section>
        </div>
      </div>
      <section className="sky px-5 py-20 text-center sm:px-10">
        <p className="mx-auto max-w-[24ch] text-balance font-semibold text-heading">{closing}</p>
        <div className="mt-8">
          <EitherWay {...start} isKnown={isKnown} variant="on-sky" size="large" />
        </div>
      </section>
      <footer className="px-5 py-8 text-center text-ink-soft text-small sm:px-10">
        Alap is the slow, unmetered opening of a raga.
      </footer>
    </>
  )
}
