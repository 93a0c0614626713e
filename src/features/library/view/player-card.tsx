import { type ReactNode, useId } from 'react'
import { Chip } from '~/ui/choices/chip-choice.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type PlayerCardProps = {
  title: string
  /** The small line above the title: "Today’s session". */
  kicker?: string | undefined
  /** 1 if the session is the subject of the page. */
  level: 1 | 2
  description: string
  /** "Day 3", "10 minutes". */
  facts: readonly string[]
  /** Adds it to the favourites. */
  heart: ReactNode
  /** The raga with a link to its sheet. */
  raga: ReactNode
  /** The wheel with the play control in it. */
  wheel: ReactNode
  /** The time line, skips, length and volume. */
  children: ReactNode
}

/** The player of one session, under the sky of the watch. */
export function PlayerCard(props: PlayerCardProps) {
  const Title = props.level === 1 ? 'h1' : 'h2'
  return (
    <section
      aria-label="This session"
      className="sky rounded-card px-6 pt-6 pb-7 sm:px-10 sm:pt-9 sm:pb-10 lg:grid lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center gap-x-14"
    >
      <div className="flex flex-col gap-3">
        {props.kicker && <p className="text-small">{props.kicker}</p>}
        <div className="flex items-center justify-between gap-2">
          <Title className="font-display font-semibold text-heading">{props.title}</Title>
          {props.heart}
        </div>
        {props.raga}
      </div>
      <div className="flex justify-center py-2 lg:row-span-2">
        <div className="shrink-0">{props.wheel}</div>
      </div>
      <div className="flex flex-col gap-3">
        {/* On a phone the wheel and its time line stay together. */}
        <div className="order-last flex flex-col gap-3 lg:order-none">
          <p className="max-w-[34rem]">{props.description}</p>
          <ul className="flex flex-wrap gap-2">
            {props.facts.map((fact) => (
              <li key={fact}>
                <Chip>{fact}</Chip>
              </li>
            ))}
          </ul>
        </div>
        {props.children}
      </div>
    </section>
  )
}

type RagaLinkProps = {
  to: string
  state: unknown
  name: string
  devanagari: string | undefined
  emblem: { swaras: readonly number[]; vadi: number }
}

/** A raga's emblem and name; a press opens its sheet. */
export function RagaLink({ to, state, name, devanagari, emblem }: RagaLinkProps) {
  return (
    <p>
      <Link
        to={to}
        state={state}
        className="-ml-2 inline-flex min-h-11 items-center gap-3 rounded-full px-2 hover:bg-current/15"
      >
        <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="small" />
        <span>
          <RagaName name={name} devanagari={devanagari} size="title" />
          <span className="block text-small underline underline-offset-4">About this raga</span>
        </span>
      </Link>
    </p>
  )
}

type LengthChoiceProps = {
  choices: readonly { minutes: number; audioUrl: string }[]
  /** In minutes; one of another length is none of the choices. */
  value: number | null
  onChange: (audioUrl: string) => void
}

/** How long to sit: one radio group, so the arrow keys work. */
export function LengthChoice({ choices, value, onChange }: LengthChoiceProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-3 text-small">How long?</legend>
      <div className="flex gap-2">
        {choices.map(({ minutes, audioUrl }) => (
          <label
            key={audioUrl}
            className="relative flex min-h-12 flex-1 items-center justify-center rounded-full border border-current/40 font-semibold has-checked:bg-on-sky has-checked:text-sky-high"
          >
            <input
              type="radio"
              name={name}
              checked={value === minutes}
              onChange={() => onChange(audioUrl)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span>{`${minutes} min`}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
