import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useId, useRef, useState } from 'react'
import { type MoodValue, moodOf } from '~/domain/mood/mood.ts'
import { EditEntryDialog } from '~/features/journal/edit-entry-dialog.tsx'
import { EntriesSkeleton, EntryRows, EntrySection } from '~/features/journal/entry-list.tsx'
import {
  dayInFull,
  keptEditWords,
  LEFT_REFLECTION,
  OPEN_ELSEWHERE,
  spokenDay,
  spokenTimeOfDay,
} from '~/features/journal/entry-words.ts'
import { FoldedText } from '~/features/journal/folded-text.tsx'
import { MOOD_TONES } from '~/features/journal/mood-tones.ts'
import { EntryLink } from '~/features/journal/reading-place.tsx'
import { useDeleteWithUndo } from '~/features/journal/use-delete-with-undo.ts'
import { ownEnglish } from '~/lib/words/own-english.ts'
import { type LeftDraft, useLeftDrafts } from '~/queries/journal/left-drafts.ts'
import { usePerson } from '~/queries/person.tsx'
import { useToday } from '~/queries/practice/use-today.ts'
import { type Entry, recentEntries } from '~/queries/reads/journal.ts'
import { Button } from '~/ui/controls/button.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ErrorNotice } from '~/ui/feedback/error-notice.tsx'
import { useToast } from '~/ui/feedback/toast.ts'
import { Stack } from '~/ui/layout/stack.tsx'
import { DeleteIcon, EditIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type RecentEntriesProps = {
  /** A reflection that was not saved came onto the sheet, under this name. */
  onSheet: (name: string) => void
}

/**
 * What was written and not saved, and the last ten entries, to read, change or delete. An error here
 * does not affect the writing.
 */
export function RecentEntries({ onSheet }: RecentEntriesProps) {
  const { uid } = usePerson()
  const entries = useQuery(recentEntries(uid))
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const isWaiting = !entries.data && entries.isFetching
  return (
    <EntrySection heading="Recent entries" headingId={headingId} headingRef={heading}>
      <Stack>
        <LeftDraftsList onSheet={onSheet} onGone={focusHeading} />
        {isWaiting && <EntriesSkeleton label="Loading your entries" />}
        {entries.error && !entries.data && !isWaiting && (
          <ErrorNotice error={entries.error} onRetry={() => void entries.refetch()} />
        )}
        {entries.data && (
          <Entries entries={entries.data} headingId={headingId} onGone={focusHeading} />
        )}
      </Stack>
    </EntrySection>
  )
}

type EntriesProps = { entries: readonly Entry[]; headingId: string; onGone: () => void }

function Entries({ entries, headingId, onGone }: EntriesProps) {
  const today = useToday()
  const locale = ownEnglish()
  const [edited, setEdited] = useState<Entry | null>(null)
  const remove = useDeleteWithUndo()
  return (
    <>
      {entries.length === 0 && (
        <EmptyState title="Your first page">
          What you write above will stand here, with its day and its mood. A line is enough to
          begin.
        </EmptyState>
      )}
      {entries.length > 0 && (
        <EntryRows labelledBy={headingId}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntrySheet
                id={entry.id}
                day={spokenDay(entry.day, today, locale)}
                dateTime={entry.day}
                time={spokenTimeOfDay(entry.createdAt, entry.day, locale)}
                mood={moodOf(entry.mood)}
                content={entry.content}
                onEdit={() => setEdited(entry)}
                onDelete={() => {
                  onGone()
                  void remove(entry)
                }}
              />
            </li>
          ))}
        </EntryRows>
      )}
      {/* Outside the list, so that it stays open when its entry is deleted on another device. */}
      {edited && (
        <EditEntryDialog
          entry={edited}
          day={spokenDay(edited.day, today, locale)}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

type EntrySheetProps = {
  id: string
  /** The day in words, and in ISO form for `dateTime`. */
  day: string
  dateTime: string
  /** The time of day; `null` if the writer's time zone is unknown. */
  time: string | null
  mood: { value: MoodValue; word: string }
  content: string
  onEdit: () => void
  onDelete: () => void
}

/** One entry of the journal, with its text unchanged. */
function EntrySheet(props: EntrySheetProps) {
  const { id, day, dateTime, time, mood, content, onEdit, onDelete } = props
  return (
    <article aria-label={`${day}, ${mood.word}`} className="py-6">
      <header className="mb-1.5 flex items-center gap-3">
        <span className={MOOD_TONES[mood.value]}>
          <MoodFace value={mood.value} size="small" />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="font-semibold">
            <EntryLink id={id} className="inline-flex min-h-11 items-center hover:text-accent">
              <time dateTime={dateTime}>
                <span>{day}</span>
                {time && <span className="font-normal text-ink-soft">{`, ${time}`}</span>}
              </time>
            </EntryLink>
          </p>
          <p className={`text-small ${MOOD_TONES[mood.value]}`}>{mood.word}</p>
        </div>
        <div className="-mr-2 flex">
          <IconButton label={`Edit entry of ${day}`} onClick={onEdit}>
            <EditIcon />
          </IconButton>
          <IconButton label={`Delete entry of ${day}`} onClick={onDelete}>
            <DeleteIcon />
          </IconButton>
        </div>
      </header>
      <FoldedText key={content}>{content}</FoldedText>
    </article>
  )
}

type LeftDraftsListProps = {
  /** A reflection came onto the sheet, under this name. */
  onSheet: (name: string) => void
  /** The words that had the focus are gone. */
  onGone: () => void
}

/** What was written and not saved in tabs that are closed: to be read, gone on with, or discarded. */
function LeftDraftsList({ onSheet, onGone }: LeftDraftsListProps) {
  const today = useToday()
  const { left, take, discard } = useLeftDrafts()
  const { toast } = useToast()
  const [edited, setEdited] = useState<{ entry: Entry; draftName: string } | null>(null)
  const goOn = async (draft: LeftDraft) => {
    const name = await take(draft)
    if (name === null) toast(OPEN_ELSEWHERE)
    else if (draft.entry) setEdited({ entry: draft.entry, draftName: name })
    else onSheet(name)
  }
  const remove = async (draft: LeftDraft) => {
    const undo = await discard(draft)
    if (!undo) return toast(OPEN_ELSEWHERE)
    onGone()
    toast({ title: 'Words discarded', action: { label: 'Undo', perform: () => void undo() } })
  }
  const dayOf = ({ day }: Entry) => dayInFull(day, today, ownEnglish())
  return (
    <>
      {left.map((draft) => (
        <LeftWords
          key={draft.name}
          explanation={draft.entry ? keptEditWords(dayOf(draft.entry)) : LEFT_REFLECTION}
          content={draft.content}
          actions={
            <>
              <Button variant="quiet" onClick={() => void goOn(draft)}>
                {draft.entry ? 'Go on editing' : 'Go on writing'}
              </Button>
              <Button variant="ghost" onClick={() => void remove(draft)}>
                Discard
              </Button>
            </>
          }
        />
      ))}
      {edited && (
        <Suspense>
          <EditEntryDialog {...edited} day={dayOf(edited.entry)} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  )
}

type LeftWordsProps = {
  /** What these words are. */
  explanation: string
  content: string
  actions: ReactNode
}

/** Words that were typed and not saved, to be read, with what can be done with them. */
function LeftWords({ explanation, content, actions }: LeftWordsProps) {
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card border-line border-l-4 bg-accent-wash px-5 py-4"
    >
      <p id={id}>{explanation}</p>
      <div>
        <FoldedText key={content}>{content}</FoldedText>
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </article>
  )
}
