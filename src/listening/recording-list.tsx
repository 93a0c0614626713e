import type { ReactNode } from 'react'
import { Link } from '~/ui/controls/link.tsx'
import { RagaName } from '~/ui/motifs/raga-name.tsx'
import { SwaraWheel } from '~/ui/motifs/swara-wheel.tsx'

type RecordingListProps = {
  label: string
  /** As many columns as there is room for, up to four. */
  isWide?: boolean
  /** A phone shows the first five; what opens the rest is beside the list. */
  isShortOnPhone?: boolean
  children: ReactNode
}

/** Sessions in a list. */
export function RecordingList(props: RecordingListProps) {
  const { label, isWide = false, isShortOnPhone = false, children } = props
  const columns = isWide
    ? 'grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3 wide:grid-cols-4'
    : 'flex flex-col'
  return (
    <ul
      aria-label={label}
      className={`${columns} ${isShortOnPhone ? 'max-sm:[&>:nth-child(n+6)]:hidden' : ''}`}
    >
      {children}
    </ul>
  )
}

type RecordingRowProps = {
  to: string
  state?: unknown
  /** A row without a title is about a raga. */
  title?: string | undefined
  raga: { name: string; devanagari: string | undefined; iast: string | undefined } | null
  emblem: { swaras: readonly number[]; vadi: number } | null
  /** "10 min · Shantha"; empty when nothing more is known. */
  facts: string
  /** At the end of the line: shows what a press does. */
  mark?: ReactNode
  /** Actions that do not open the row. */
  actions?: ReactNode
}

/** One line of the library; a press on its words opens it. */
export function RecordingRow({
  to,
  state,
  title,
  raga,
  emblem,
  facts,
  mark,
  actions,
}: RecordingRowProps) {
  const name = raga && <RagaName name={raga.name} devanagari={raga.devanagari} iast={raga.iast} />
  return (
    <li className="flex items-center gap-2 border-line border-b">
      <Link
        to={to}
        state={state}
        data-opener
        className="flex min-h-18 min-w-0 flex-1 items-center gap-[min(1rem,4.2vw)] py-3 hover:text-accent"
      >
        <span data-figure className="shrink-0 text-accent max-[18rem]:hidden">
          {emblem && <SwaraWheel swaras={emblem.swaras} vadi={emblem.vadi} size="small" />}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span dir="auto" className="block font-semibold">
            {title ?? name}
          </span>
          <span className="block text-ink-soft text-small">
            {title && name}
            <span>{title && name && facts ? ` · ${facts}` : facts}</span>
          </span>
        </span>
        {mark && (
          <span className="flex size-11 shrink-0 items-center justify-center rounded-full text-accent">
            {mark}
          </span>
        )}
      </Link>
      {actions}
    </li>
  )
}
