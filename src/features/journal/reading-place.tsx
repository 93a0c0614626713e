import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom'
import * as z from 'zod/mini'
import { paths } from '~/lib/paths.ts'
import { Link } from '~/ui/controls/link.tsx'

/** Where a row stands: in which list, and as which of its rows. */
export type RowPlace = { readonly list: string; readonly index: number }

const keptShape = z.object({
  /** The entry that was opened. */
  id: z.string(),
  /** How far its row was below the upper edge of the screen, in pixels. */
  top: z.number(),
  /** How many rows of earlier entries the page had. */
  rows: z.number(),
  row: z.optional(z.object({ list: z.string(), index: z.number() })),
})

type Kept = z.infer<typeof keptShape>

const stateShape = z.object({ place: keptShape })

/** What an entry's page knows of where it was opened, and that it was by a step from another. */
const FROM_THE_LIST = { isFromList: true }
export const STEP = { isStep: true }

type ReadingPlace = {
  /** Where the person left the list for an entry; `null` when they come from elsewhere. */
  readonly kept: Kept | null
  /** How many rows of earlier entries the page has now. */
  readonly rows: RefObject<number>
  /** Keeps the place in the history of the tab, in which the search of the moment stands, too. */
  readonly leave: (place: Omit<Kept, 'rows'>) => void
  /** True once, for the row to which the person comes back. */
  readonly takeUp: (id: string) => boolean
  /** The entry that is open beside the list. */
  readonly open: string | null
  /** What is looked for, which the address of an entry names too. */
  readonly search: string
  /** What the page of an opened entry is told. */
  readonly told: object
}

const Place = createContext<ReadingPlace | null>(null)

type ReadingPlaceProviderProps = {
  /** The query of the page's address, which is written a little after it was typed. */
  search: string
  /** How many rows of earlier entries there are at first. */
  firstRows: number
  open: string | null
  children: ReactNode
}

/** Keeps where somebody is in the list while they read an entry, also across a reload. */
export function ReadingPlaceProvider(props: ReadingPlaceProviderProps) {
  const { search, firstRows, open, children } = props
  const { state } = useLocation()
  const navigate = useNavigate()
  const [kept] = useState(() => z.safeParse(stateShape, state).data?.place ?? null)
  const rows = useRef(kept?.rows ?? firstRows)
  const waiting = useRef(kept?.id ?? null)
  const place = useMemo(
    () => ({
      kept,
      rows,
      leave: (left: Omit<Kept, 'rows'>) => {
        const next = { ...(state as object | null), place: { ...left, rows: rows.current } }
        void navigate({ search }, { replace: true, state: next })
      },
      takeUp: (id: string) => {
        if (waiting.current !== id) return false
        waiting.current = null
        return true
      },
      open,
      search,
      // From one entry to another the list stays one step back, where it is that.
      told: open === null ? FROM_THE_LIST : { ...(state as object | null), ...STEP },
    }),
    [kept, search, state, navigate, open],
  )
  return <Place value={place}>{children}</Place>
}

/** Where somebody is in the lists of the journal; `null` outside of them. */
export function useReadingPlace(): ReadingPlace | null {
  return use(Place)
}

type EntryLinkProps = Pick<LinkProps, 'className' | 'aria-label' | 'children'> & {
  id: string
  row?: RowPlace
}

const isTrue = z.literal(true)
const fromList = z.object({ isFromList: isTrue })
const byStep = z.object({ isStep: isTrue })

/** Whether the list is one step back in the history of the tab. */
export function isFromList(state: unknown): boolean {
  return z.safeParse(fromList, state).success
}

/** Whether the entry was opened from the page of another. */
export function isStep(state: unknown): boolean {
  return z.safeParse(byStep, state).success
}

// Clear of the head of the month, which stays at the upper edge.
const BELOW_THE_HEAD = { scrollMarginBlockStart: '4rem' }

/** A link to an entry, which has the focus at its old place when the person comes back. */
export function EntryLink({ id, row, ...native }: EntryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null)
  const place = useReadingPlace()
  const isBeside = place !== null && place.open !== null
  useEffect(() => {
    const { current } = link
    if (!current || !place?.takeUp(id)) return
    current.focus({ preventScroll: true })
    window.scrollBy({ top: current.getBoundingClientRect().top - (place.kept?.top ?? 0) })
  }, [id, place])
  return (
    <Link
      {...native}
      ref={link}
      to={{ pathname: paths.journalEntry(id), search: place?.search ?? '' }}
      // Only the journal's own lists are one step back.
      state={place?.told ?? null}
      replace={isBeside}
      data-opener={!isBeside || undefined}
      aria-current={place?.open === id ? 'page' : undefined}
      style={BELOW_THE_HEAD}
      onClick={({ currentTarget }) => {
        if (!isBeside)
          place?.leave({ id, top: currentTarget.getBoundingClientRect().top, ...(row && { row }) })
      }}
    />
  )
}
