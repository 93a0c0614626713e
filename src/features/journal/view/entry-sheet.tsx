import { FoldedText } from '~/features/journal/view/folded-text.tsx'
import { IconButton } from '~/ui/controls/icon-button.tsx'
import { DeleteIcon, EditIcon } from '~/ui/motifs/icons.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'

type MoodValue = 1 | 2 | 3 | 4 | 5

type EntrySheetProps = {
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

const TONES: Record<MoodValue, string> = {
  1: 'text-mood-1',
  2: 'text-mood-2',
  3: 'text-mood-3',
  4: 'text-mood-4',
  5: 'text-mood-5',
}

/** One entry of the journal, with its text unchanged. */
export function EntrySheet({
  day,
  dateTime,
  time,
  mood,
  content,
  onEdit,
  onDelete,
}: EntrySheetProps) {
  return (
    <article aria-label={`${day}, ${mood.word}`} className="py-6">
      <header className="mb-1.5 flex items-center gap-3">
        <span className={TONES[mood.value]}>
          <MoodFace value={mood.value} size="small" />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <p className="font-semibold">
            <time dateTime={dateTime}>
              <span>{day}</span>
              {time && <span className="font-normal text-ink-soft">{`, ${time}`}</span>}
            </time>
          </p>
          <p className={`text-small ${TONES[mood.value]}`}>{mood.word}</p>
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
