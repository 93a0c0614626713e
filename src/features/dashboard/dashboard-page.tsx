import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { dayAs } from '~/domain/day/day-as.ts'
import { partOfDay } from '~/domain/day/greeting.ts'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { minutesKept, OWN_MINUTES_KEY, soleLeg } from '~/domain/improvisation/leg.ts'
import type { MoodValue } from '~/domain/mood/mood.ts'
import { hasNoSession } from '~/domain/practice/practice-figures.ts'
import { recordingOfTheHour } from '~/domain/recommendation/recording-of-the-hour.ts'
import { OWN_RECORDINGS } from '~/domain/session/raga-recording.ts'
import type { Recording } from '~/domain/session/recording.ts'
import { sessionLink } from '~/domain/session/session-link.ts'
import { DashboardSections } from '~/features/dashboard/dashboard-sections.tsx'
import { laterPart } from '~/features/dashboard/later-part.ts'
import { WhyThisRaga } from '~/features/dashboard/why-this-raga.tsx'
import { overlays } from '~/lib/overlays.ts'
import { paths } from '~/lib/paths.ts'
import { deviceSetting } from '~/lib/shell/device-setting.ts'
import { hourlyWords } from '~/listening/session-of-the-hour.ts'
import { useReadIfReached } from '~/queries/cache/use-read-if-reached.ts'
import { recordings } from '~/queries/library/catalogue.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { recentEntries } from '~/queries/reads/journal.ts'
import { practiceDays } from '~/queries/reads/practice.ts'
import { todayMood } from '~/queries/reads/today-mood.ts'
import { emblemNamed } from '~/raga/emblem.ts'
import { praharAt, praharNames } from '~/raga/model/prahar.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { Card } from '~/ui/layout/card.tsx'
import { BOARD } from '~/ui/layout/room.ts'
import { Row } from '~/ui/layout/row.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'
import { PersonIcon, ZenIcon } from '~/ui/motifs/frame-icons.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
import { useOverlayLink } from '~/ui/overlay/use-overlay-link.ts'

/** Holds the line: the names of days, which a slow phone reads for 80 ms, follow the watch of the day. */
const NO_DATE = '\u00a0'

/** Home. */
export function DashboardPage() {
  const person = usePerson()
  const today = useToday()
  const overlayLink = useOverlayLink()
  // The route started these reads together, so reading them one by one sends no second request.
  const checkIn = useReadIfReached(todayMood(person.uid, today))
  const library = useReadIfReached(recordings(person.uid)) ?? OWN_RECORDINGS
  const entries = useReadIfReached(recentEntries(person.uid))
  const mood = checkIn?.mood ?? null
  // The watch of the day is drawn first: all the rest takes a slow phone several times as long.
  const isWhole = useSecondStep()
  const now = new Date()
  const firstName = person.name?.trim().split(/\s+/)[0]
  // The days come with the reads above. Without them, nobody is greeted as new.
  const { data: days } = useQuery(practiceDays(person.uid))
  const hasNoDays = days?.length === 0
  const isNew = checkIn === null && entries?.length === 0 && hasNoDays
  const hello = isNew ? 'Welcome' : `Good ${partOfDay(now.getHours())}`
  return (
    <DashboardFrame
      greeting={hello}
      name={firstName}
      date={
        <DateLine>
          {isWhole ? dayAs(today, { weekday: 'long', day: 'numeric', month: 'long' }) : NO_DATE}
        </DateLine>
      }
      links={[
        { ...overlayLink(overlays.zen()), label: 'Zen Mode', icon: <ZenIcon /> },
        { to: paths.profile(), label: 'Profile', icon: <PersonIcon /> },
      ]}
      hero={
        <WatchOfTheDay
          library={library}
          mood={mood}
          isFirst={hasNoSession(days)}
          minuteOfDay={now.getHours() * 60 + now.getMinutes()}
          day={today}
        />
      }
    >
      {isWhole && (
        <DashboardSections
          mood={mood}
          isMoodKnown={checkIn !== undefined}
          library={library}
          entries={entries}
        />
      )}
    </DashboardFrame>
  )
}

type WatchOfTheDayProps = {
  library: readonly Recording[]
  mood: MoodValue | null
  /** No session is on record. */
  isFirst: boolean
  minuteOfDay: number
  day: LocalDay
}

/** The sky of the hour with a raga for it, the reason, and one button to begin. */
function WatchOfTheDay({ library, mood, isFirst, minuteOfDay, day }: WatchOfTheDayProps) {
  const prahar = praharAt(minuteOfDay)
  const choice = recordingOfTheHour(library, prahar, day, { mood, isFirst })
  if (!choice) {
    return (
      <Card>
        <QuickStart>
          <ButtonLink to={paths.moodCheckin()}>Start Session</ButtonLink>
        </QuickStart>
      </Card>
    )
  }
  const { recording, reasons } = choice
  const { title, raga } = recording
  const known = emblemNamed(raga)
  const minutes = sessionMinutes(recording)
  return (
    <WatchHero
      watch={praharNames(prahar).told}
      more={reasons && known && <WhyThisRaga raga={known.raga} reasons={reasons} />}
      raga={{ name: raga ?? title, devanagari: known?.raga.devanagari, iast: known?.raga.iast }}
      emblem={known?.emblem ?? null}
      why={`${isFirst ? 'Your first sit can be this one. ' : ''}${hourlyWords(choice)} ${title}${minutes === null ? '' : `, ${minutes} minutes`}.`}
      actions={
        <QuickStart isOnSky>
          <ButtonLink
            {...sessionLink(recording, mood)}
            variant="sky"
            size="large"
            isOpener={mood !== null}
          >
            Start Session
          </ButtonLink>
        </QuickStart>
      }
    />
  )
}

type QuickStartProps = { isOnSky?: boolean; children: ReactNode }

/** The ways to begin: a session, and those that need none. */
function QuickStart({ isOnSky = false, children }: QuickStartProps) {
  const overlayLink = useOverlayLink()
  const variant = isOnSky ? 'on-sky' : 'quiet'
  // Below the name of the raga, where there is one.
  const Title = isOnSky ? 'h3' : 'h2'
  return (
    <section aria-labelledby="quick-start">
      <Title id="quick-start" className="mb-2 font-semibold text-small">
        Quick Start
      </Title>
      <Row gap="tight">
        {children}
        <ButtonLink to={paths.journal()} variant={variant}>
          Write Journal
        </ButtonLink>
        <ButtonLink {...overlayLink(overlays.sit())} variant={variant}>
          Sit without a recording
        </ButtonLink>
      </Row>
    </section>
  )
}

/** How long the session of a recording will be: as long as the person usually sits, on this device. */
function sessionMinutes({ audioUrl, minutes }: Recording): number | null {
  return soleLeg(audioUrl) ? (minutesKept(deviceSetting.read(OWN_MINUTES_KEY)) ?? minutes) : minutes
}

type DashboardFrameProps = {
  greeting: string
  name: string | undefined
  date: ReactNode
  links: readonly { to: string; state?: unknown; label: string; icon: ReactNode }[]
  hero: ReactNode
  children: ReactNode
}

/** Home: greeting and date, the watch of the day, then the sections. */
function DashboardFrame(props: DashboardFrameProps) {
  return (
    <div className={BOARD}>
      {/* Where the rail is, it has these links at its foot. */}
      <header className="mb-5 flex flex-wrap items-center justify-between gap-x-4">
        <div className="min-w-min flex-1">
          <h1 className="font-display font-semibold text-heading">
            <span>{props.name ? `${props.greeting},` : props.greeting}</span>{' '}
            {props.name && <span dir="auto">{props.name}</span>}
          </h1>
          {props.date}
        </div>
        <div className="flex gap-2 lg:hidden">
          {props.links.map(({ label, icon, ...link }) => (
            <Link
              key={label}
              {...link}
              aria-label={label}
              title={label}
              className="flex size-11 shrink-0 items-center justify-center rounded-full border border-edge text-[1.25rem] text-ink-soft hover:border-accent hover:text-accent"
            >
              {icon}
            </Link>
          ))}
        </div>
      </header>
      {/* The greeting may stand there already, so it does not arrive. */}
      <div className="animate-arrive">
        <div className="grid gap-x-6 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem] xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:gap-x-8 wide:grid-cols-[minmax(0,2.1fr)_minmax(0,1fr)_minmax(0,1fr)]">
          {props.hero}
          {props.children}
        </div>
      </div>
    </div>
  )
}

type WatchHeroProps = {
  /** "9 to midnight, the night's second watch (prahar)". */
  watch: string
  /** A way to all reasons. */
  more: ReactNode
  raga: { name: string; devanagari: string | undefined; iast: string | undefined }
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** Why this raga, in one sentence. */
  why: string
  actions: ReactNode
}

/** The watch of the day: its sky, its raga with the reason, and one action. */
function WatchHero({ watch, more, raga, emblem, why, actions }: WatchHeroProps) {
  return (
    <section
      aria-label="The watch of the day"
      className="sky relative overflow-hidden rounded-card px-6 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10"
    >
      {emblem && (
        <div className="pointer-events-none absolute -right-24 -bottom-24 opacity-70 sm:top-1/2 sm:right-10 sm:bottom-auto sm:[translate:0_-50%] sm:opacity-90">
          <div data-figure>
            <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="stage" />
          </div>
        </div>
      )}
      <div className="relative flex h-full max-w-[34rem] flex-col">
        <p className="flex flex-wrap items-center gap-x-4 text-small">
          <span className="inline-block first-letter:uppercase">{watch}</span>
          {/* Above the name below it, whose large letters would take the presses. */}
          <Link
            to={paths.panchang()}
            className="relative inline-flex min-h-11 items-center underline underline-offset-4"
          >
            Panchang
          </Link>
        </p>
        <h2 className="mt-1 mb-3">
          <RagaName {...raga} size="hero" />
        </h2>
        <p className="max-w-[26ch] text-lead sm:max-w-[34ch]">{why}</p>
        {more}
        <div className="mt-auto pt-6">{actions}</div>
      </div>
    </section>
  )
}

// It imports the series of the Sun and the Moon.
const RunningTithi = laterPart(() =>
  import('~/features/dashboard/running-tithi.tsx').then(({ RunningTithi }) => RunningTithi),
)

/** The date, and once it is computed the tithi, which lead to the day's panchang. Its two lines have their room. */
function DateLine({ children }: { children: string }) {
  return (
    <p className="flex min-h-11 items-center text-ink-soft text-small">
      <Link
        to={paths.panchang()}
        className="inline-flex min-h-11 flex-wrap items-center no-underline hover:text-accent"
      >
        <span className="sr-only">Today’s panchang, </span>
        <span>{children}</span>
        <Suspense fallback={null}>
          <RunningTithi />
        </Suspense>
      </Link>
    </p>
  )
}
