import { type ReactNode, Suspense, useId, useState } from 'react'
import { dayInFull } from '~/domain/day/day-words.ts'
import { EditEntryDialog } from '~/features/journal/edit-entry-dialog.tsx'
import { keptEditWords, LEFT_REFLECTION, OPEN_ELSEWHERE } from '~/features/journal/entry-words.ts'
import { FoldedText } from '~/features/journal/folded-text.tsx'
import { type LeftDraft, useLeftDrafts } from '~/queries/journal/left-drafts.ts'
import { useToday } from '~/queries/practice/use-today.ts'
import type { Entry } from '~/queries/reads/journal.ts'
import { Button } from '~/ui/controls/button.tsx'
import { useToast } from '~/ui/feedback/toast.ts'

type LeftDraftsProps = {
  /** A reflection came onto the sheet, under this name. */
  onSheet: (name: string) => void
  /** The words that had the focus are gone. */
  onGone: () => void
}

/** What was written and not saved in tabs that are closed: to be read, gone on with, or discarded. */
export function LeftDrafts({ onSheet, onGone }: LeftDraftsProps) {
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
  const dayOf = ({ day }: Entry) => dayInFull(day, today)
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
