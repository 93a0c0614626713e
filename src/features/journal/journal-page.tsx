import { Suspense, useState } from 'react'
import { SheetSkeleton } from '~/features/journal/entry-list.tsx'
import { JournalFrame } from '~/features/journal/journal-frame.tsx'
import { RecentEntries } from '~/features/journal/recent-entries.tsx'
import { ReflectionForm } from '~/features/journal/reflection-form.tsx'
import { useSheetName } from '~/queries/journal/journal-draft.ts'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

/** A sheet to write on, and below it the earlier entries. */
export function JournalPage() {
  const isWhole = useSecondStep()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <JournalFrame title="Journal">
      <Suspense fallback={<SheetSkeleton label="Looking for your draft" />}>
        <Sheet asked={asked} />
      </Suspense>
      {isWhole && <RecentEntries onSheet={setAsked} />}
    </JournalFrame>
  )
}

/** The sheet of this tab; the draft that the person asked for by its name receives the focus. */
function Sheet({ asked }: { asked: string | null }) {
  const name = useSheetName()
  return <ReflectionForm key={name} isAskedFor={name === asked} />
}
