const PATIENCE_MS = 20_000

/** Notices when not one more piece of a recording that is waited for has come for a long while. */
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
    /** To be told at every look whether the recording is waited for. */
    follow(isWaiting: boolean) {
      if (!isWaiting) end()
      else if (timer === undefined) begin()
    },
    /** Another wait begins, if any. */
    end,
  }
}
