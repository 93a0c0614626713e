import type { Player } from '~/audio/player/player.ts'
import { phraseAt } from '~/domain/melody/phrase-drawing.ts'
import type { SungLine } from '~/raga/sound/sung-line.ts'

/** What makes an element go the way of one phrase; it is not moving yet. */
export type PhraseMotion = (phrase: SungLine[number]) => Animation | undefined

type Sounding = Pick<Player, 'position' | 'snapshot' | 'subscribe' | 'subscribePosition'>

/** Where the motion and the sound are further apart than this, the motion is set right. */
const MOST_APART_MS = 200

/**
 * Keeps one motion for the phrase that sounds, or comes next, with the player, until the returned
 * function is called; the browser moves it between two looks, about four a second. Nothing moves on
 * a hidden page.
 */
export function followNote(line: SungLine, player: Sounding, begin: PhraseMotion): () => void {
  let shown: number | null = null
  let motion: Animation | undefined

  function end() {
    motion?.cancel()
    motion = undefined
    shown = null
  }

  function look() {
    const { seconds } = player.position()
    const at = document.visibilityState === 'hidden' ? null : phraseAt(line, seconds)
    const phrase = at === null ? undefined : line[at]
    if (!phrase) return end()
    if (at !== shown) {
      end()
      motion = begin(phrase)
      motion?.pause()
      shown = at
    }
    if (motion) keep(motion, (seconds - phrase.startSeconds) * 1000, player)
  }

  const stops = [player.subscribe(look), player.subscribePosition(look)]
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', look)
    end()
  }
}

/** Lets the motion stand where the sound stands, and run while it runs. */
function keep(motion: Animation, ms: number, player: Sounding): void {
  const isPlaying = player.snapshot().status === 'playing'
  const apart = Math.abs(Number(motion.currentTime ?? Number.NaN) - ms)
  if (!(apart <= MOST_APART_MS)) motion.currentTime = ms
  if (isPlaying && motion.playState === 'paused') motion.play()
  if (!isPlaying && motion.playState === 'running') motion.pause()
}
