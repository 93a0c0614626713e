import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import type { LocalDay } from '~/domain/day/local-day.ts'
import { isWorthSaying, type Japa, placeOf } from '~/domain/mantra/japa.ts'
import type { Mantra, MantraId } from '~/domain/mantra/mantra-texts.ts'
import { MantraWords } from '~/features/mantras/mantra-item.tsx'
import { beadWords } from '~/lib/words/bead-words.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { useJapa } from '~/queries/practice/use-japa.ts'
import { Button } from '~/ui/controls/button.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import { Row } from '~/ui/layout/row.tsx'
import { Stack } from '~/ui/layout/stack.tsx'
import { Text } from '~/ui/layout/text.tsx'
import { isMotionReduced } from '~/ui/motifs/reduced-motion.ts'

type JapaCounterProps = { mantra: Mantra; onBack: () => void }

/** Counts the repetitions of a mantra, bead by bead. */
export function JapaCounter({ mantra, onBack }: JapaCounterProps) {
  const counter = useJapaCounter(mantra.id)
  const { bead, turned, atGuru } = placeOf(counter.japa)
  const mala = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    mala.current?.focus()
  }, [])
  return (
    <Stack align="center">
      <MantraWords {...mantra} />
      <MalaButton
        ref={mala}
        bead={bead}
        turned={turned}
        words={beadWords(placeOf(counter.japa))}
        ready={counter.isReady}
        onNext={counter.next}
      />
      <Text size="small" tone="soft">
        {atGuru
          ? 'The round is complete. Rest, or turn and go on.'
          : counter.leftOn
            ? `Left on ${inWords(counter.leftOn)}. Go on, or start anew.`
            : `${mantra.practice}.`}
      </Text>
      <Row justify="center" gap="tight">
        <Button variant="quiet" disabled={!counter.undo} onClick={counter.undo ?? undefined}>
          One bead back
        </Button>
        {counter.goBack ? (
          <Button
            variant="quiet"
            onClick={counter.goBack.run}
          >{`Back to bead ${counter.goBack.bead}`}</Button>
        ) : (
          <Button
            variant="quiet"
            disabled={!counter.startAnew}
            onClick={counter.startAnew ?? undefined}
          >
            Start anew
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          All mantras
        </Button>
      </Row>
      {counter.readAgain && (
        <>
          <Text size="small" tone="soft">
            Your count could not be read. Nothing of it is lost; counting goes on once it is here.
          </Text>
          <Button variant="quiet" onClick={counter.readAgain}>
            Try again
          </Button>
        </>
      )}
      {counter.isLost && (
        <Text size="small" tone="soft">
          This count could not be saved, so it lasts as long as this page.
        </Text>
      )}
    </Stack>
  )
}

function inWords(day: LocalDay): string {
  return new Intl.DateTimeFormat(ownEnglish(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day))
}

/** The actions at the mala of a mantra. */
function useJapaCounter(mantra: MantraId) {
  const { next, undo, startAnew, restore, ...count } = useJapa(mantra)
  // The count before a restart, kept for Undo until the next bead.
  const [givenUp, setGivenUp] = useState<Japa | null>(null)
  const { atGuru, bead } = placeOf(count.japa)
  return {
    ...count,
    next: () => {
      setGivenUp(null)
      const japa = next()
      feelBead(placeOf(japa).atGuru)
      if (isWorthSaying(japa)) announce(spoken(japa))
    },
    undo: bead === 0 ? null : () => announce(spoken(undo())),
    startAnew:
      bead === 0 || atGuru
        ? null
        : () => {
            setGivenUp(count.japa)
            announce(spoken(startAnew()))
          },
    /** Undoes the restart. */
    goBack: givenUp && {
      bead: placeOf(givenUp).bead,
      run: () => {
        setGivenUp(null)
        announce(spoken(restore(givenUp)))
      },
    },
  }
}

function spoken(japa: Japa): string {
  const place = placeOf(japa)
  return place.atGuru ? `${beadWords(place)}. The round is complete.` : beadWords(place)
}

const A_BEAD_MS = 12
const THE_GURU_BEAD_MS = [12, 90, 30]

/** Vibrates at a bead where the device can; not with reduced motion. */
function feelBead(isRound: boolean): void {
  if (!('vibrate' in navigator)) return
  if (isMotionReduced()) return
  navigator.vibrate(isRound ? THE_GURU_BEAD_MS : A_BEAD_MS)
}

type MalaButtonProps = {
  ref: Ref<HTMLButtonElement>
  /** Beads counted in this round, 0 to 108. */
  bead: number
  turned: boolean
  /** The count in words: "54 of 108 · 1 round today". */
  words: string
  /** Whether the count is loaded; until then a press counts nothing. */
  ready: boolean
  onNext: () => void
}

/** The whole mala is one large button: a press anywhere counts the next bead. */
function MalaButton({ ref, bead, turned, words, ready, onNext }: MalaButtonProps) {
  const count = useId()
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="relative grid size-[min(86vw,40dvh,22rem)] min-h-56 min-w-56 select-none place-items-center text-accent">
        <button
          ref={ref}
          type="button"
          aria-label="Next bead"
          aria-describedby={count}
          aria-disabled={!ready || undefined}
          onClick={ready ? onNext : undefined}
          onKeyDown={stopRepeating}
          className="absolute inset-0 touch-manipulation rounded-full hover:bg-sunken"
        >
          <Mala bead={bead} turned={turned} />
        </button>
        <span
          aria-hidden="true"
          className="pointer-events-none relative font-display font-semibold text-hero figures"
        >
          {bead}
        </span>
      </div>
      <p id={count} className="font-semibold figures">
        {words}
      </p>
    </div>
  )
}

/** A key that is held down must count only one bead. */
function stopRepeating(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault()
}

type MalaProps = {
  /** Beads counted in this round, 0 to 108. */
  bead: number
  /** Every second round runs in the other direction, because the guru bead is not crossed. */
  turned: boolean
}

const BEADS = Array.from({ length: 108 }, (_, index) => index)
const CENTRE = { x: 100, y: 91 }
const RADIUS = 87
/** The guru bead is at the bottom and takes the space of a few beads. */
const STEP = 360 / 110.4

/**
 * 108 beads on a loop with the guru bead and its tassel at the bottom. Counted beads are full and
 * the others hollow; each quarter of the round has a larger bead, and a ring marks the current one.
 */
function Mala({ bead, turned }: MalaProps) {
  const isRound = bead === BEADS.length
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className="absolute inset-0 size-full"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.8"
    >
      {BEADS.map((index) => (
        <circle
          key={index}
          {...beadAt(index, turned)}
          r={(index + 1) % 27 === 0 ? 2.4 : 1.7}
          fill={index < bead ? 'currentColor' : 'none'}
          opacity={index < bead ? 1 : 0.7}
        />
      ))}
      {bead > 0 && !isRound && <circle {...beadAt(bead - 1, turned)} r="4.6" />}
      <circle
        cx={CENTRE.x}
        cy={CENTRE.y + RADIUS}
        r="4.4"
        fill={isRound ? 'currentColor' : 'none'}
      />
      {isRound && <circle cx={CENTRE.x} cy={CENTRE.y + RADIUS} r="7" />}
      <path d="M100 182.4v5m-2.4 0h4.8m-3.8 0-1.4 11m3.4-11v11m.6-11 1.4 11" />
    </svg>
  )
}

/** The first bead is next to the guru bead; the following ones continue clockwise. */
function beadAt(index: number, turned: boolean): { cx: number; cy: number } {
  const along = (index + 1.7) * STEP * (turned ? -1 : 1)
  const angle = ((90 + along) * Math.PI) / 180
  return {
    cx: rounded(CENTRE.x + RADIUS * Math.cos(angle)),
    cy: rounded(CENTRE.y + RADIUS * Math.sin(angle)),
  }
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
