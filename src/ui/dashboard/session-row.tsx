import { Link } from 'react-router-dom'
import { PlayIcon } from '~/ui/frame-icons.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
import { RagaName } from '~/ui/raga-name.tsx'

type SessionRowProps = {
  to: string
  state: unknown
  title: string
  raga: { name: string; devanagari: string | undefined } | null
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** "10 minutes · Shantha". */
  facts: string
}

/** One session of the library: press anywhere to open it. */
export function SessionRow({ to, state, title, raga, emblem, facts }: SessionRowProps) {
  return (
    <li>
      <Link
        to={to}
        state={state}
        className="group flex min-h-18 items-center gap-4 border-line border-b py-3 eased hover:border-accent"
      >
        <span className="text-accent">
          {emblem && <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="small" />}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{title}</span>
          <span className="block text-ink-soft text-small">
            {raga && <RagaName name={raga.name} devanagari={raga.devanagari} />}
            {raga && ' · '}
            {facts}
          </span>
        </span>
        <span className="flex size-11 shrink-0 items-center justify-center rounded-full text-accent group-hover:bg-accent group-hover:text-on-accent">
          <PlayIcon />
        </span>
      </Link>
    </li>
  )
}
