import { useEffect, useRef, useState } from 'react'
import { usePlayerOrNull } from '~/audio/audio-provider.tsx'
import { playExcerpt } from '~/audio/play-excerpt.ts'
import type { Player } from '~/audio/player/player.ts'
import type { PhraseNote } from '~/raga/model/notation.ts'
import type { Raga } from '~/raga/model/raga.ts'

// Slower than speech, faster than an alap: a line of eight notes in about six seconds.
const UNIT_SECONDS = 0.75

type Sounding = { readonly line: string; readonly index: number }

/** Plays one line of a raga at a time and pauses the recording for it. */
export function useSargam(raga: Raga) {
  const player = usePlayerOrNull()
  const [sounding, setSounding] = useState<Sounding | null>(null)
  const [failed, setFailed] = useState(false)
  const stop = useRef<(() => void) | null>(null)
  /** Counts the requests: a line still being rendered when a new request comes is not played. */
  const wish = useRef(0)

  function silence() {
    wish.current += 1
    stop.current?.()
    stop.current = null
  }

  useEffect(
    () => () => {
      wish.current += 1
      stop.current?.()
    },
    [],
  )

  async function play(line: string, notes: readonly PhraseNote[]) {
    silence()
    const wished = wish.current
    player?.pause()
    setFailed(false)
    setSounding({ line, index: 0 })
    try {
      const { renderPhrase } = await import('~/raga/sound/render-phrase.ts')
      if (wished !== wish.current) return
      const excerpt = renderPhrase({ raga, notes, unitSeconds: UNIT_SECONDS, seed: line })
      stop.current = playExcerpt(
        { ...excerpt, starts: startsOf(notes), volume: volumeOf(player) },
        (index) => setSounding(index === null ? null : { line, index }),
      )
    } catch {
      if (wished !== wish.current) return
      setFailed(true)
      setSounding(null)
    }
  }

  return {
    sounding,
    /** The sound could not be rendered or played. */
    failed,
    toggle(line: string, notes: readonly PhraseNote[]) {
      if (sounding?.line !== line) return void play(line, notes)
      silence()
      setSounding(null)
    },
  }
}

/** The volume of the recordings on this device. */
function volumeOf(player: Player | null): number {
  if (!player) return 1
  const { volume, muted } = player.snapshot()
  return muted ? 0 : volume
}

function startsOf(notes: readonly PhraseNote[]): number[] {
  let at = 0
  return notes.map(({ units }) => {
    const start = at
    at += units * UNIT_SECONDS
    return start
  })
}
