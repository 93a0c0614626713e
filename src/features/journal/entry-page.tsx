import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { dayInFull, timeOfMinute } from '~/domain/day/day-words.ts'
import { moodOf } from '~/domain/mood/mood.ts'
import { EntriesToCome } from '~/features/journal/earlier-entries.tsx'
import { EditEntryDialog } from '~/features/journal/edit-entry-dialog.tsx'
import { EntriesSkeleton } from '~/features/journal/entry-list.tsx'
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

/** One entry of the journal: the whole text, and what can be done with it. */
export function EntryPage({ id }: { id: string }) {
  const { uid } = usePerson()
  const { data: entry, error, isFetching, refetch } = useQuery(entryOfId(uid, id))
  // Outside the entry, so that it stays open when its entry is deleted on another device.
  const [edited, setEdited] = useState<JournalEntry | null>(null)
  const today = useToday()
  return (
    <EntryFrame>
      {entry === undefined && (!error || isFetching) && (
        <EntriesSkeleton label="Looking for the entry" />
      )}
      {entry === undefined && error && !isFetching && (
        <ErrorNotice error={error} onRetry={() => void refetch()} />
      )}
      {entry === null && <NoSuchEntry />}
      {entry && <WholeEntry entry={entry} onEdit={() => setEdited(entry)} />}
      {edited && (
        <Suspense>
          <EditEntryDialog
            entry={edited}
            day={dayInFull(edited.day, today)}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </EntryFrame>
  )
}

/** Leads back to the list, to the very place from which the entry was opened if it was. */
function useWayBack() {
  const { state } = useLocation()
  const navigate = useNavigate()
  return {
    isBehind: isFromList(state),
    goBack: () => {
      if (isFromList(state)) void navigate(-1)
      else void navigate(paths.journal(), { replace: true })
    },
  }
}

function EntryFrame({ children }: { children: ReactNode }) {
  const { isBehind, goBack } = useWayBack()
  return (
    <div className="mx-auto w-full max-w-[46rem] animate-arrive px-4 pt-4 pb-12 sm:px-8 sm:pt-8">
      <BackLink
        to={paths.journal()}
        label="Journal"
        onClick={(event) => {
          const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
          if (!isBehind || isElsewhere) return
          event.preventDefault()
          goBack()
        }}
      />
      {children}
    </div>
  )
}

function NoSuchEntry() {
  const { uid } = usePerson()
  const toCome = useQuery(journalContents(uid)).data?.toCome ?? null
  return (
    <div className="flex flex-col gap-4">
      <h1 className="font-display font-semibold text-heading">No such entry here</h1>
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

type WholeEntryProps = { entry: JournalEntry; onEdit: () => void }

function WholeEntry({ entry, onEdit }: WholeEntryProps) {
  const { day, minute, content, session } = entry
  const { state } = useLocation()
  const { goBack } = useWayBack()
  const remove = useDeleteWithUndo()
  const mood = moodOf(entry.mood)
  const name = dayInFull(day, useToday())
  usePageTitle(name)
  const heading = useRef<HTMLHeadingElement>(null)
  const isOneOn = isStep(state)
  useEffect(() => {
    if (isOneOn) heading.current?.focus()
  }, [isOneOn])
  return (
    <article aria-label={`${name}, ${mood.word}`}>
      <header className="mb-4 flex items-center gap-3">
        <span className={MOOD_TONES[mood.value]}>
          <MoodFace value={mood.value} />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-lead">
            <time dateTime={day}>{name}</time>
          </h1>
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
              goBack()
            }}
          >
            <DeleteIcon />
          </IconButton>
        </div>
      </header>
      <p
        dir="auto"
        className="whitespace-pre-wrap break-words font-display text-lead leading-relaxed"
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
  const { state } = useLocation()
  const neighbours = useNeighbours(entry)
  const today = useToday()
  if (!neighbours) return null
  const { older, newer } = neighbours
  const step = { ...(state as object | null), ...STEP }
  return (
    <nav
      aria-label="Other entries"
      className="mt-8 flex flex-wrap items-center justify-between gap-4"
    >
      {older && (
        <Link replace to={paths.journalEntry(older.id)} state={step} className={NEIGHBOUR}>
          {`‹ Older: ${dayInFull(older.day, today)}`}
        </Link>
      )}
      {newer && (
        <Link replace to={paths.journalEntry(newer.id)} state={step} className={NEIGHBOUR}>
          {`Newer: ${dayInFull(newer.day, today)} ›`}
        </Link>
      )}
    </nav>
  )
}

const NEIGHBOUR = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'
