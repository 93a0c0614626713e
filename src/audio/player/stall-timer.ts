const PATIENCE_MS = 20_000

/** Notices when no data has come for 20 s for a recording that the player waits for. */
export function createStallTimer(element: HTMLAudioElement, onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function end() {
    clearTimeout(timer)
    timer = undefined
    isOver = false
  }

  function begin() {
    end()
    timer = setTimeout(() => {
      isOver = true
      onOver()
    }, PATIENCE_MS)
  }

  element.addEventListener('progress', () => {
    if (timer !== undefined) begin()
  })
  return {
    isOver: () => isOver,
    /** Must be called at every reading, with whether the player waits for the recording. */
    follow(isWaiting: boolean) {
      if (!isWaiting) end()
      else if (timer === undefined) begin()
    },
    /** Ends this wait; another may begin. */
    end,
  }
}
