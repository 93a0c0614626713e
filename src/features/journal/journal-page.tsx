import { type RefObject, Suspense, useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { EntryPage } from '~/features/journal/entry-page.tsx'
import { JournalFrame } from '~/features/journal/journal-frame.tsx'
import { JournalHistory } from '~/features/journal/journal-history.tsx'
import { SheetSkeleton } from '~/features/journal/journal-skeletons.tsx'
import { ReflectionForm } from '~/features/journal/reflection-form.tsx'
import { useWayBack } from '~/features/journal/use-way-back.ts'
import { useSheetName } from '~/queries/journal/journal-draft.ts'
import { useIsWide } from '~/ui/layout/use-is-wide.ts'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

/**
 * A sheet to write on, or the entry that the address names, and the earlier entries: beside it where
 * there is room, else below the sheet alone.
 */
export function JournalPage() {
  const { id = null } = useParams()
  const isWide = useIsWide()
  const isWhole = useSecondStep()
  const [asked, setAsked] = useState<string | null>(null)
  // Once begun the sheet stays while an entry is open: no word of it depends on the device.
  const [hasSheet, setHasSheet] = useState(id === null)
  if (id === null && !hasSheet) setHasSheet(true)
  const sheet = useRef<HTMLTextAreaElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { write, goBack, backLink } = useWayBack({ id, sheet, list })
  return (
    <JournalFrame
      isWide={isWide}
      entry={
        id !== null && (
          <EntryPage
            key={id}
            id={id}
            isBeside={isWide}
            backLink={backLink}
            onGone={isWide ? write : goBack}
          />
        )
      }
      sheet={
        hasSheet && (
          <Suspense fallback={<SheetSkeleton label="Looking for your draft" />}>
            <Sheet sheet={sheet} asked={asked} />
          </Suspense>
        )
      }
      listRef={list}
      list={
        isWhole &&
        (isWide || id === null) && (
          <JournalHistory
            open={id}
            onSheet={(name) => {
              setAsked(name)
              if (id !== null) write()
            }}
          />
        )
      }
      onWrite={write}
    />
  )
}

type SheetProps = { sheet: RefObject<HTMLTextAreaElement | null>; asked: string | null }

/** The sheet of this tab; the draft that the person asked for by its name receives the focus. */
function Sheet({ sheet, asked }: SheetProps) {
  const name = useSheetName()
  return <ReflectionForm key={name} sheet={sheet} isAskedFor={name === asked} />
}
