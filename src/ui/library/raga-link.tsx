import { Link } from 'react-router-dom'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'
import { RagaName } from '~/ui/raga-name.tsx'

type RagaLinkProps = {
  to: string
  state: unknown
  name: string
  devanagari: string | undefined
  emblem: { swaras: readonly number[]; vadi: number }
}

/** A raga's emblem and name: press to read about it. */
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
