import type { MoodValue } from '~/domain/mood.ts'
import { AstroSection } from '~/features/dashboard/astro-section.tsx'
import { LibraryList } from '~/features/dashboard/library-list.tsx'
import { ProgressSummary } from '~/features/dashboard/progress-summary.tsx'
import { QuickStart } from '~/features/dashboard/quick-start.tsx'
import { RecentReflections } from '~/features/dashboard/recent-reflections.tsx'
import { Recommended } from '~/features/dashboard/recommended.tsx'
import { TodaysMood } from '~/features/dashboard/todays-mood.tsx'
import { ZenLink } from '~/features/dashboard/zen-link.tsx'
import type { Audio } from '~/queries/audios.ts'
import type { Entry } from '~/queries/journal.ts'
import { TwoColumns } from '~/ui/layout/two-columns.tsx'

type BelowTheSkyProps = {
  mood: MoodValue | null
  library: readonly Audio[]
  entries: readonly Entry[]
}

/** Today's mood, what goes with it, the library, and what was written. */
export function BelowTheSky({ mood, library, entries }: BelowTheSkyProps) {
  return (
    <TwoColumns
      aside={
        <>
          <RecentReflections entries={entries} />
          <ZenLink />
        </>
      }
    >
      <TodaysMood mood={mood} />
      <ProgressSummary />
      <QuickStart isLibraryEmpty={library.length === 0} />
      <Recommended mood={mood} />
      <AstroSection mood={mood} />
      <LibraryList sessions={library} />
    </TwoColumns>
  )
}
