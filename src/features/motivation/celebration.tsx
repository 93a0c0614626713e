import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Achievement, newlyUnlocked } from '~/domain/practice/achievements.ts'
import { AchievementEmblem } from '~/features/motivation/achievement-emblem.tsx'
import { DESCRIPTIONS } from '~/features/motivation/achievement-words.ts'
import { useAchievements } from '~/features/motivation/use-achievements.ts'
import { paths } from '~/lib/paths.ts'
import { useHasMiniPlayer } from '~/listening/mini-player/use-has-mini-player.ts'
import { useCelebrate } from '~/queries/practice/practice-writes.ts'
import { ButtonLink } from '~/ui/controls/button-link.tsx'
import { announce } from '~/ui/feedback/announcer.ts'
import { CloseIcon } from '~/ui/motifs/icons.tsx'

const PLACES: readonly string[] = [paths.dashboard(), paths.motivation(), paths.progress()]
const DRAWN = 4

/**
 * Celebrates each achievement once across all devices: it writes to the database, then shows the
 * card; after a failed write, the next start of the app tries again. It sends no reads itself,
 * but uses what the page has loaded.
 */
export function Celebration() {
  const { pathname } = useLocation()
  const { standing } = useAchievements({ ask: false })
  const [shown, setShown] = useState<readonly Achievement[]>([])
  const begun = useRef<ReadonlySet<string>>(new Set())
  const { mutateAsync } = useCelebrate()
  const hasPlayer = useHasMiniPlayer()
  const isPlace = PLACES.includes(pathname)

  useEffect(() => {
    if (!isPlace || !standing) return
    const fresh = newlyUnlocked(standing.achievements, standing.celebrated).filter(
      ({ id }) => !begun.current.has(id),
    )
    if (fresh.length === 0) return
    begun.current = new Set([...begun.current, ...fresh.map(({ id }) => id)])
    const show = () => {
      setShown((before) => [...before, ...fresh])
      const { title, text } = celebrationWords(fresh)
      announce(`${title}. ${text}`)
    }
    mutateAsync(fresh.map(({ id }) => id)).then(show, () => undefined)
  }, [isPlace, standing, mutateAsync])

  if (!isPlace || shown.length === 0) return null
  const { title, text } = celebrationWords(shown)
  const close = () => setShown([])
  return (
    <CelebrationCard
      emblems={shown.slice(0, DRAWN).map(({ id }) => id)}
      title={title}
      aboveThePlayer={hasPlayer}
      onClose={close}
      action={
        pathname !== paths.motivation() && (
          <ButtonLink to={paths.motivation()} variant="ghost">
            See your achievements
          </ButtonLink>
        )
      }
    >
      {text}
    </CelebrationCard>
  )
}

const NAMED = 3

/** The words of a celebration: a single achievement by its name, several together. */
function celebrationWords(unlocked: readonly Achievement[]): {
  readonly title: string
  readonly text: string
} {
  const [first] = unlocked
  if (first && unlocked.length === 1) {
    return { title: first.title, text: `Unlocked: ${lowerFirst(DESCRIPTIONS[first.id])}` }
  }
  const names = unlocked.map(({ title }) => title)
  const rest = names.length - NAMED
  const listed = rest > 1 ? [...names.slice(0, NAMED), `${rest} more`] : names
  return {
    title: `${unlocked.length} achievements unlocked`,
    text: `${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}.`,
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

type CelebrationCardProps = {
  /** One emblem is next to the words; several are above them. */
  emblems: readonly ComponentProps<typeof AchievementEmblem>['name'][]
  title: string
  children: ReactNode
  action: ReactNode
  /** Whether the player is shown; the card then moves above it. */
  aboveThePlayer: boolean
  onClose: () => void
}

/**
 * A celebration at the bottom of the page. It interrupts nothing, covers only content that scrolls,
 * and stays until the person closes it.
 */
function CelebrationCard(props: CelebrationCardProps) {
  const { emblems, title, children, action, aboveThePlayer, onClose } = props
  const height = aboveThePlayer ? 'bottom-62 lg:bottom-42' : 'bottom-38 lg:bottom-20'
  const direction = emblems.length === 1 ? 'items-center gap-4' : 'flex-col gap-2'
  return (
    <section
      aria-label="Unlocked"
      className={`fixed inset-x-3 z-20 animate-arrive rounded-card border border-line bg-overlay px-5 py-4 text-ink lift sm:left-auto sm:w-96 ${height}`}
    >
      <div className={`flex pr-10 ${direction}`}>
        <div className="flex flex-wrap gap-2">
          {emblems.map((name) => (
            <AchievementEmblem key={name} name={name} unlocked />
          ))}
        </div>
        <div className="min-w-0">
          <p className="font-display font-semibold text-lead leading-tight">{title}</p>
          <p className="text-ink-soft text-small">{children}</p>
        </div>
      </div>
      <div className="flex justify-end">{action}</div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-4 right-4 inline-flex size-11 items-center justify-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <CloseIcon />
      </button>
    </section>
  )
}
