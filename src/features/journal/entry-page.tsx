import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { dayInFull, timeOfMinute } from '~/domain/day/day-words.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { EditEntryDialog } from '~/features/journal/edit-entry-dialog.tsx'
import { EntriesToCome } from '~/features/journal/entry-months.tsx'
import { EntriesSkeleton } from '~/features/journal/journal-skeletons.tsx'
import { MOOD_TONES } from '~/features/journal/mood-tones.ts'
import { isFromList, isStep, STEP } from '~/features/journal/reading-place.tsx'
import { SessionOfEntry } from '~/features/journal/session-of-entry.tsx'
import { useDeleteWithUndo } from '~/features/journal/use-delete-with-undo.ts'
import { useNeighbours } from '~/features/journal/use-neighbours.ts'
import { paths } from '~/lib/paths.ts'
import { entryOfId, type JournalEntry, journalContents } from '~/queries/journal/journal-rows.ts'
import { useStarEntry } from '~/queries/journal/journal-writes.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { Link } from '~/ui/controls/link.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useFailure } from '~/ui/feedback/toast.ts'
import { usePageTitle } from '~/ui/feedback/use-page-title.ts'
import { BackLink } from '~/ui/layout/page.tsx'
import { DeleteIcon, EditIcon, StarIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type EntryPageProps = {
  id: string
  /** It is shown beside the list, not as a page of its own, which changes its headings. */
  isBeside: boolean
  backLink: Pick<ComponentProps<typeof BackLink>, 'to' | 'onClick'>
  /** The entry was deleted here. */
  onGone: () => void
}

/** One entry of the journal: the whole text, and what can be done with it. */
export function EntryPage({ id, isBeside, backLink, onGone }: EntryPageProps) {
  const { uid } = usePerson()
  const { data: entry, error, isFetching, refetch } = useQuery(entryOfId(uid, id))
  // Outside the entry, so that it stays open when its entry is deleted on another device.
  const [edited, setEdited] = useState<JournalEntry | null>(null)
  const today = useToday()
  return (
    <div className={isBeside ? BESIDE : undefined}>
      {!isBeside && <BackLink {...backLink} label="Journal" />}
      {entry === undefined && (!error || isFetching) && (
        <EntriesSkeleton label="Looking for the entry" />
      )}
      {entry === undefined && error && !isFetching && (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      )}
      {entry === null && <NoSuchEntry isBeside={isBeside} />}
      {entry && (
        <WholeEntry
          entry={entry}
          isBeside={isBeside}
          onEdit={() => setEdited(entry)}
          onGone={onGone}
        />
      )}
      {edited && (
        <Suspense>
          <EditEntryDialog
            entry={edited}
            day={dayInFull(edited.day, today)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

const BESIDE =
  'panel paper flex flex-col overflow-y-auto rounded-card border border-line px-9 py-7 lift'

function NoSuchEntry({ isBeside }: { isBeside: boolean }) {
  const { uid } = usePerson()
  const toCome = useQuery(journalContents(uid)).data?.toCome ?? null
  const Title = isBeside ? 'h2' : 'h1'
  return (
    <div className="flex flex-col gap-4">
      <Title className="font-display font-semibold text-heading">No such entry here</Title>
      {toCome !== null && <EntriesToCome count={toCome} />}
      <EmptyState
        title="This device has no entry at this address"
        action={<ButtonLink to={paths.journal()}>Go to the journal</ButtonLink>}
      >
        It may have been deleted, or written on another device and not sent from there yet. Your
        other entries are in the journal.
      </EmptyState>
    </div>
  )
}

type WholeEntryProps = Pick<EntryPageProps, 'isBeside' | 'onGone'> & {
  entry: JournalEntry
  onEdit: () => void
}

function WholeEntry({ entry, isBeside, onEdit, onGone }: WholeEntryProps) {
  const { day, minute, content, session } = entry
  const { state } = useLocation()
  const remove = useDeleteWithUndo()
  const mood = moodOf(entry.mood)
  const name = dayInFull(day, useToday())
  usePageTitle(name)
  const heading = useRef<HTMLHeadingElement>(null)
  const takesFocus = isStep(state) || (isBeside && isFromList(state))
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: isBeside })
  }, [takesFocus, isBeside])
  const Title = isBeside ? 'h2' : 'h1'
  return (
    <article aria-label={`${name}, ${mood.word}`} data-opened className="flex flex-1 flex-col">
      <header className="mb-4 flex flex-wrap items-center gap-3">
        <span className={`shrink-0 ${MOOD_TONES[mood.value]}`}>
          <MoodFace value={mood.value} />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <Title ref={heading} tabIndex={-1} className="font-semibold">
            <time dateTime={day}>{name}</time>
          </Title>
          <p className="text-ink-soft text-small">
            {minute === null ? mood.word : `${timeOfMinute(minute)} · ${mood.word}`}
          </p>
        </div>
        <div className="-mr-2 flex">
          <StarButton entry={entry} name={name} />
          <IconButton label={`Edit entry of ${name}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton
            label={`Delete entry of ${name}`}
            onClick={() => {
              void remove(entry)
              onGone()
            }}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      </header>
      <p
        dir="auto"
        className="max-w-[38rem] whitespace-pre-wrap font-display text-lead leading-relaxed"
      >
        {content}
      </p>
      {session && <SessionOfEntry session={session} />}
      <OtherEntries entry={entry} />
    </article>
  )
}

/** Stars an entry, so that a search finds it among the starred. */
function StarButton({ entry: { id, isStarred }, name }: { entry: JournalEntry; name: string }) {
  const star = useStarEntry()
  const fail = useFailure()
  const change = () => {
    const onError = () => fail('Failed to star entry. Please try again.', { retry: change })
    star.mutate({ id, isStarred: !isStarred }, { onError })
  }
  return (
    <IconButton label={`Star entry of ${name}`} aria-pressed={isStarred} onClick={change}>
      <StarIcon isFull={isStarred} />
    </IconButton>
  )
}

/** The way to the entries before and after; the list stays one step back. */
function OtherEntries({ entry }: { entry: JournalEntry }) {
  const { search, state } = useLocation()
  const neighbours = useNeighbours(entry)
  const today = useToday()
  if (!neighbours) return null
  const { older, newer } = neighbours
  const to = ({ id }: JournalEntry) => ({ pathname: paths.journalEntry(id), search })
  const step = { ...(state as object | null), ...STEP }
  return (
    <nav
      aria-label="Other entries"
      className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-6"
    >
      {older && (
        <Link replace to={to(older)} state={step} className={NEIGHBOUR}>
          {`‹ Older: ${dayInFull(older.day, today)}`}
        </Link>
      )}
      {newer && (
        <Link replace to={to(newer)} state={step} className={NEIGHBOUR}>
          {`Newer: ${dayInFull(newer.day, today)} ›`}
        </Link>
      )}
    </nav>
  )
}

const NEIGHBOUR = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'
