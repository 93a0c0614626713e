import type { AskedPause } from '~/audio/asked-pause.ts'
import type { Phase } from '~/audio/player-state.ts'

/**
 * Waits while a recording is still being made: when the server asked for a pause, `onOver` is
 * called after it, with whether the recording shall then sound.
 */
export function createComeBack(askedPause: AskedPause, onOver: (isToPlay: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isToPlay = false

  function end() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    isOn: () => timer !== undefined,
    /** To be told of every error; returns whether it begins a pause. */
    begin(url: string, isRunning: boolean): boolean {
      const milliseconds = timer === undefined ? askedPause(url) : null
      if (milliseconds === null) return false
      isToPlay = isRunning
      timer = setTimeout(() => {
        end()
        onOver(isToPlay)
      }, milliseconds)
      return true
    },
    /** Changes what happens after a pause; returns false when there is none. */
    wish(wanted: boolean): boolean {
      isToPlay = wanted
      return timer !== undefined
    },
    /** What is shown during a pause of a recording that has started or not. */
    phase(started: boolean): Phase | null {
      if (timer === undefined) return null
      if (!started) return { status: 'loading', starting: isToPlay }
      return { status: isToPlay ? 'buffering' : 'paused' }
    },
    end,
  }
}
