import { type ReactNode, useEffect, useRef } from 'react'
import { BackArrow } from '~/ui/layout/back-arrow.tsx'
import { MoodFace } from '~/ui/motifs/mood-face.tsx'
import { useScrollLock } from '~/ui/overlay/use-scroll-lock.ts'

type SessionStageProps = {
  back: { to: string; label: string }
  /** At the upper edge: the person's mood. */
  badge?: ReactNode
  /** The wheel with the play control in it. */
  centre: ReactNode
  /** The title and the raga. */
  words: ReactNode
  /** The time line and the controls below it. */
  foot: ReactNode
  /** Settings beside it; the wheel stays in use. */
  panel?: ReactNode
}

const SAFE_TOP = 'pt-[calc(0.75rem+env(safe-area-inset-top))]'
const SAFE_BOTTOM = 'pb-[calc(1rem+env(safe-area-inset-bottom))]'

/** The sky of the watch in full screen, with one main control. */
export function SessionStage({ back, badge, centre, words, foot, panel }: SessionStageProps) {
  const stage = useRef<HTMLElement>(null)
  useScrollLock()
  // The page's code loaded after the title was announced, so nothing could take the focus earlier.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <main
        ref={stage}
        id="main"
        tabIndex={-1}
        data-stage={panel ? 'beside' : 'alone'}
        className="sky fixed inset-0 overflow-y-auto outline-none [&_:focus-visible]:outline-current"
      >
        <div
          className={`mx-auto flex min-h-full w-full max-w-[76rem] animate-arrive flex-col px-5 sm:px-8 xl:px-12 ${SAFE_TOP} ${SAFE_BOTTOM}`}
        >
          <header className="flex min-h-11 items-center justify-between gap-3">
            <BackArrow {...back} on="sky" />
            {badge}
          </header>
          <div className="@container flex flex-1 flex-col">
            <div className="stage">
              <div>{centre}</div>
              <div>{words}</div>
            </div>
          </div>
          {/* Under the sheet of a phone. */}
          <div className={`mx-auto w-full max-w-[46rem] ${panel ? 'hidden lg:block' : ''}`}>
            {foot}
          </div>
        </div>
      </main>
      {panel}
    </>
  )
}

type MoodBadgeProps = {
  mood: { value: 1 | 2 | 3 | 4 | 5; word: string; emoji: string }
  /** For screen readers, before the word: what became of it. */
  told?: string | undefined
  /** In sight, after the word. */
  note?: string | undefined
}

/** A mood as a face and its word. */
export function MoodBadge({ mood, told, note }: MoodBadgeProps) {
  return (
    <p className="inline-flex min-h-11 items-center gap-2 rounded-full border border-current/50 py-1 pr-4 pl-1.5">
      <MoodFace value={mood.value} size="small" />
      <span className="sr-only">{`Mood: ${mood.emoji}`}</span>
      {told && <span className="sr-only">{told}</span>}
      <span className="font-semibold">{mood.word}</span>
      {note && <span className="text-small">{note}</span>}
    </p>
  )
}
