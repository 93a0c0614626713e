import { Suspense } from 'react'
import { RecentEntries } from '~/features/journal/recent-entries.tsx'
import { ReflectionForm } from '~/features/journal/reflection-form.tsx'
import { SheetSkeleton } from '~/features/journal/view/entry-list.tsx'
import { JournalFrame } from '~/features/journal/view/journal-frame.tsx'
import { useSecondStep } from '~/ui/layout/use-second-step.ts'

/** A sheet to write on, and below it the earlier entries. */
export function JournalPage() {
  const isWhole = useSecondStep()
  return (
    <JournalFrame title="Journal">
      <Suspense fallback={<SheetSkeleton label="Looking for your draft" />}>
        <ReflectionForm />
      </Suspense>
      {isWhole && <RecentEntries />}
    </JournalFrame>
  )
}
