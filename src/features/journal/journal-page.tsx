import { Suspense } from 'react'
import { RecentEntries } from '~/features/journal/recent-entries.tsx'
import { ReflectionForm } from '~/features/journal/reflection-form.tsx'
import { SheetSkeleton } from '~/features/journal/view/entry-list.tsx'
import { JournalFrame } from '~/features/journal/view/journal-frame.tsx'

/** A sheet to write on, and below it the earlier entries. */
export function JournalPage() {
  return (
    <JournalFrame title="Journal">
      <Suspense fallback={<SheetSkeleton label="Looking for your draft" />}>
        <ReflectionForm />
      </Suspense>
      <RecentEntries />
    </JournalFrame>
  )
}
