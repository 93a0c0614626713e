import { configure, getConfig } from '@testing-library/react'

const MOST_TURNS = 50
// The real one, where a test has timers of its own.
const { setImmediate } = globalThis

/**
 * A query that waits would return a dialog as soon as it is in the document, a turn or two before
 * Radix lets it be pressed. This lets those turns pass first; it returns a function that takes it
 * back.
 */
export function openLayers(): () => void {
  const { asyncWrapper } = getConfig()
  configure({
    asyncWrapper: (work) =>
      asyncWrapper(async () => {
        const result = await work()
        for (let turn = 0; turn < MOST_TURNS && isOpening(); turn += 1) {
          await new Promise((next) => setImmediate(next))
        }
        return result
      }),
  })
  return () => configure({ asyncWrapper })
}

/** Whether the topmost open dialog cannot be pressed yet. */
function isOpening(): boolean {
  const open = document.querySelectorAll<HTMLElement>('[role="dialog"][data-state="open"]')
  const top = open[open.length - 1]
  return top !== undefined && top.style.pointerEvents !== 'auto'
}
