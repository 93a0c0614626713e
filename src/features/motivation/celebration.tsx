import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHasMiniPlayer } from '~/audio/use-has-mini-player.ts'
import { type Achievement, newlyUnlocked } from '~/domain/practice/achievements.ts'
import { celebrationWords } from '~/features/motivation/celebration-words.ts'
import { useStanding } from '~/features/motivation/use-standing.ts'
import { paths } from '~/lib/paths.ts'
import { useWrite } from '~/queries/use-write.ts'
import { announce } from '~/ui/announcer.ts'
import { ButtonLink } from '~/ui/button-link.tsx'
import { CelebrationCard } from '~/ui/motivation/celebration-card.tsx'

const PLACES: readonly string[] = [paths.dashboard(), paths.motivation(), paths.progress()]
const DRAWN = 4

/**
 * Celebrates what was unlocked, once for all devices: the database is told first, and the card is
 * shown when it knows. What it could not be told is left for the next time the app is opened.
 * It asks for nothing itself but goes by what the page has read.
 */
export function Celebration() {
  const { pathname } = useLocation()
  const { standing } = useStanding({ ask: false })
  const [shown, setShown] = useState<readonly Achievement[]>([])
  const begun = useRef<ReadonlySet<string>>(new Set())
  const { mutateAsync } = useWrite((achievements: readonly Achievement[]) => ({
    kind: 'celebrate',
    achievements: achievements.map(({ id }) => id),
    at: new Date().toISOString(),
  }))
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
    mutateAsync(fresh).then(show, () => undefined)
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
